/** A file of a build, as Vite's manifest tells it. */
interface Chunk {
  readonly file: string;
  /** Of a chunk that the build was told to make. */
  readonly name?: string;
  readonly isEntry?: boolean;
  /** Names of the chunks that it imports at once. */
  readonly imports?: readonly string[];
}

/** The chunks of a build by the module that each begins with. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** What a document makes the browser fetch or run before it has loaded. */
export interface Named {
  /** Addresses of scripts, those left out that may come at any time. */
  readonly scripts: readonly string[];
  /** The text of each script that stands in the document. */
  readonly inline: readonly string[];
  /** Addresses of stylesheets. */
  readonly styles: readonly string[];
}

/** Reads what a built document names. Data, icons, fonts and preloaded modules are no scripts and no styles. */
export function namedIn(html: string): Named {
  const shown = html.replaceAll(/<!--.*?-->/gs, '');
  const scripts = [...shown.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
    .map(([, tag = '', text = '']) => ({ tag, text, src: attribute(tag, 'src') }))
    .filter(({ tag }) => ['', 'module', 'text/javascript'].includes(attribute(tag, 'type')));
  const links = [...shown.matchAll(/<link\b([^>]*)>/gi)].map(([, tag = '']) => tag);
  return {
    scripts: scripts.filter(({ tag, src }) => src !== '' && !/\sasync\b/.test(tag)).map(({ src }) => src),
    inline: scripts.filter(({ src }) => src === '').map(({ text }) => text),
    styles: links
      .filter((tag) => attribute(tag, 'rel') === 'stylesheet')
      .map((tag) => attribute(tag, 'href')),
  };
}

/**
 * The files that scripts load at once: their own and what they import, however many imports away.
 *
 * @param files as the manifest names them, such as `assets/index-abc.js`
 * @throws when one of them is no chunk of the build
 */
export function filesAtOnce(manifest: Manifest, files: readonly string[]): readonly string[] {
  const chunks = Object.entries(manifest);
  return withImports(
    manifest,
    files.map((file) => chunks.find(([, chunk]) => chunk.file === file)?.[0] ?? file),
  );
}

/**
 * The files of the entry and of chunks that it loads late, with what they import at once.
 *
 * @param names of chunks, such as `leaving`
 * @throws when the build made none of that name
 */
export function filesFor(manifest: Manifest, names: readonly string[]): readonly string[] {
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const entries = chunks.filter(([, { isEntry }]) => isEntry === true).map(([key]) => key);
  const late = names.map((name) => chunks.find(([, chunk]) => chunk.name === name)?.[0] ?? name);
  return withImports(manifest, [...entries, ...late]);
}

function withImports(manifest: Manifest, names: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const reached = new Set(names);
  // A set also gives what is added to it meanwhile.
  for (const name of reached) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) reached.add(imported);
  }
  return [...files];
}

/** The value of an attribute, with quotes of either kind or none; empty where the tag has none. */
function attribute(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return double ?? single ?? bare ?? '';
}
