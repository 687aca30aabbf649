/** The part of the bundler's module information that chunking needs. */
interface ModuleInfo {
  readonly isEntry: boolean;
  /** The modules that import it statically. */
  readonly importers: readonly string[];
}

interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * The files that several modules load or share, each with the modules from which it is built: everything that a step and its submission
 * need, and the common code of the screens after the form. Every other screen is a file of its own. The form is two files that load together:
 * in one, loading blocked 98 instead of 74 ms on a slow processor. `*` is any path.
 */
export const lateChunks: readonly { readonly name: string; readonly modules: readonly string[] }[] = [
  // Who has the dialog can delete: both are one file.
  { name: 'calls', modules: ['src/app/start/afterFirstScreen.ts', 'src/shell/DeleteDialog.tsx'] },
  {
    name: 'form',
    modules: ['src/app/wiring/formCode.ts', 'src/form/formParts.ts', 'src/screens/step/stepParts.ts'],
  },
  {
    name: 'screens',
    modules: [
      'src/app/wiring/lateAssets.ts',
      'src/screens/parts/*',
      'src/screens/not-found/NotFoundScreen.tsx',
      'src/screens/gone/LeadGoneScreen.tsx',
      'src/screens/rejected/RejectedScreen.tsx',
      'src/screens/redirected/RedirectedScreen.tsx',
      'src/screens/accepted/*.tsx',
      'src/ui/TextWithMail.tsx',
      'src/api/stepData.ts',
    ],
  },
  { name: 'offers', modules: ['src/screens/offer/*.tsx'] },
];

const chunkPatterns = lateChunks.map(({ name, modules }) => ({
  name,
  pattern: new RegExp(`[/\\0](?:${modules.map(escapePattern).join('|')})$`),
}));

function escapePattern(module: string): string {
  return module.replaceAll('.', '\\.').replaceAll('*', '.+');
}

/**
 * The chunk of a module. All static imports of the entry are in one chunk, because the first step needs all of them. Other modules belong
 * to a late chunk, or the bundler decides (null).
 */
export function findChunkName(id: string, context: Chunking): string | null {
  const seen = new Set([id]);
  let isFirst = false;
  for (const module of seen) {
    const info = context.getModuleInfo(module);
    isFirst ||= info?.isEntry === true;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  if (isFirst) return 'first';
  return chunkPatterns.find(({ pattern }) => [...seen].some((module) => pattern.test(module)))?.name ?? null;
}

/** The chunk groups for the bundler. A chunk includes the imports of its modules, except those in a chunk before it. */
export const chunkGroups = ['first', ...lateChunks.map(({ name }) => name)].map((chunk, index, chunks) => ({
  name: (id: string, context: Chunking) => (findChunkName(id, context) === chunk ? chunk : null),
  priority: chunks.length - index,
}));
