/** What is known of a module while chunks are made. */
interface ModuleInfo {
  readonly isEntry: boolean;
  /** Who imports it at once. */
  readonly importers: readonly string[];
}

interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Puts into one chunk what the entry imports at once, however many imports away, and leaves everything else to the bundler.
 * The first step is fetched whole anyway: one file compresses better and costs one request.
 */
export function firstChunk(id: string, context: Chunking): string | null {
  const seen = new Set([id]);
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    if (info?.isEntry === true) return 'first';
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return null;
}
