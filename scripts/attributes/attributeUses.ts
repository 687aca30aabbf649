import type { AttributeUser, DataAttribute } from '../../src/ui/dataAttributes';

/** A source file by its path from the root, with `/` as separator. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

type Table = Readonly<Record<string, DataAttribute>>;

/** The table itself and this check. */
const isExcluded = (path: string) => /^(?:src\/ui\/dataAttributes\.ts|scripts\/attributes\b.*)$/.test(path);
const isTest = (path: string) => /\.(?:test|fixture)\.tsx?$/.test(path);

/** The user that a file belongs to. The table lists others in addition, whose use no file shows. */
function getUser(path: string): AttributeUser | null {
  if (path.endsWith('.css')) return 'styles';
  if (path.startsWith('e2e/')) return 'browser tests';
  if (isTest(path)) return 'unit tests';
  if (path.startsWith('scripts/')) return 'scripts';
  if (path.startsWith('qa/')) return 'QA drawer';
  if (path.startsWith('src/starter/')) return 'starter';
  return path.startsWith('src/') ? 'application' : null;
}

/** The recorder is the script of a third party. */
const outsideUsers: readonly AttributeUser[] = ['QA', 'recorder'];

/** Reads, selectors and removals: `[data-step]`, `attr(data-step)`, `'data-step'`, `dataset['step']`. JSX attributes match none of them. */
const usePattern = /(?:\[|\battr\()(data-[a-z-]+)|['"`](data-[a-z-]+)['"`]|dataset\['([a-zA-Z]+)'\](?! = )/g;
/** Components and documents that set an attribute: `data-step={route}`, `data-step="…"`, `dataset['step'] = route`. */
const setPattern = /(?<=\s)(data-[a-z-]+)(?=[=\s>]|$)|dataset\['([a-zA-Z]+)'\] = /gm;

function findNames(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, ...groups]) => {
    const name = groups.find((group) => group !== undefined) ?? '';
    return name.startsWith('data-') ? name : toAttribute(name);
  });
}

/** `forPhones` of a dataset is `data-for-phones`. */
function toAttribute(property: string): string {
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Compares the table of attributes with the source.
 *
 * @returns one sentence for each difference
 */
export function findDifferences(table: Table, files: readonly SourceFile[]): readonly string[] {
  const source = files.filter(({ path }) => !isExcluded(path));
  const application = source.filter(({ path }) => !isTest(path) && !/^(?:e2e|scripts)\//.test(path));
  const set = new Set(application.flatMap(({ text }) => findNames(setPattern, text)));
  const uses = new Map<string, Set<AttributeUser>>();
  for (const { path, text } of source) {
    const user = getUser(path);
    // Browser tests also set attributes of their own, which belong to nobody else.
    const own = new Set(user === 'browser tests' ? findNames(setPattern, text) : []);
    for (const name of findNames(usePattern, text)) {
      if (user !== null && !own.has(name)) uses.set(name, (uses.get(name) ?? new Set()).add(user));
    }
  }
  const unknown = [...new Set([...set, ...uses.keys()])].filter((name) => !Object.hasOwn(table, name));
  return [
    ...unknown.sort().map((name) => `${name} is in the source and not in the table.`),
    ...Object.entries(table).flatMap(([name, { usedBy }]) => [
      ...(set.has(name) ? [] : [`${name} is in the table and no source sets it.`]),
      ...describeUsers(name, usedBy, uses.get(name) ?? new Set()),
    ]),
  ];
}

function describeUsers(
  name: string,
  listed: readonly AttributeUser[],
  found: ReadonlySet<AttributeUser>,
): readonly string[] {
  return [
    ...listed
      .filter((user) => !outsideUsers.includes(user) && !found.has(user))
      .map((user) => `${name} is not used by: ${user}.`),
    ...[...found].filter((user) => !listed.includes(user)).map((user) => `${name} is also used by: ${user}.`),
  ];
}
