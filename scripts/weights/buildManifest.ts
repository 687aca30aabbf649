/** A file of a build, as described in Vite's manifest. */
interface Chunk {
  readonly file: string;
  /** The name of a configured chunk. */
  readonly name?: string;
  readonly isEntry?: boolean;
  /** The keys of the chunks that it imports statically. */
  readonly imports?: readonly string[];
}

/** The chunks of a build by their source module. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** Reads the code of the inline scripts of a built document. Ignores data. */
export function readInlineScripts(html: string): readonly string[] {
  const withoutComments = html.replaceAll(/<!--.*?-->/gs, '');
  return [...withoutComments.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
    .map(([, tag = '', text = '']) => ({ tag, text }))
    .filter(({ tag }) => ['', 'module', 'text/javascript'].includes(readAttribute(tag, 'type')))
    .filter(({ tag }) => readAttribute(tag, 'src') === '')
    .map(({ text }) => text);
}

/**
 * The files of the entry and of the named late chunks, with all their static imports.
 *
 * @param names names of chunks, such as `leaving`
 * @throws when the build has no chunk of that name
 */
export function listFilesForChunks(manifest: BuildManifest, names: readonly string[]): readonly string[] {
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const entries = chunks.filter(([, { isEntry }]) => isEntry === true).map(([key]) => key);
  const late = names.map((name) => chunks.find(([, chunk]) => chunk.name === name)?.[0] ?? name);
  return addImports(manifest, [...entries, ...late]);
}

function addImports(manifest: BuildManifest, names: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const reached = new Set(names);
  // Iterating a set includes entries that are added during the iteration.
  for (const name of reached) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) reached.add(imported);
  }
  return [...files];
}

/** The value of an attribute with any quotes. Empty if the tag does not have it. */
function readAttribute(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return double ?? single ?? bare ?? '';
}
