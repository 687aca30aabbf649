/** What people call the options of a list besides their labels: in one language, or in one country. */
export interface NameTable {
  /** What people and browsers write before a name: "Provincia de", "Thành phố". */
  readonly before: readonly string[];
  /** What they write after it: "Voivodeship". */
  readonly after: readonly string[];
  /** A line for each value: `GB: UK, Great Britain`. */
  readonly names: string;
  /** Nationalities, as `names`. */
  readonly adjectives?: string;
  /** The other forms of a nationality. */
  readonly inflect?: (adjective: string) => readonly string[];
}

/** The names that a page loads. */
export interface OptionNames {
  readonly regions: NameTable;
  /** One for each language of the page. */
  readonly countries: readonly NameTable[];
}

/** The names of each value in a table, with all forms of the adjectives. */
export function listNames({ names, adjectives = '', inflect = () => [] }: NameTable): NamesByValue {
  const byValue = new Map<string, readonly string[]>();
  const add = (value: string, added: readonly string[]) =>
    byValue.set(value, [...(byValue.get(value) ?? []), ...added]);
  for (const [value, listed] of readLines(names)) add(value, listed);
  for (const [value, listed] of readLines(adjectives)) {
    add(
      value,
      listed.flatMap((adjective) => [adjective, ...inflect(adjective)]),
    );
  }
  return byValue;
}

export type NamesByValue = ReadonlyMap<string, readonly string[]>;

function readLines(table: string): readonly (readonly [value: string, names: readonly string[]])[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [value = '', names = ''] = line.split(': ');
      return [value, names.split(', ')];
    });
}
