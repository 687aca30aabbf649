/** What the headers of every answer say (docs/back-end.md). */
interface HeaderRule {
  readonly name: string;
  readonly isKept: (headers: Headers, hasBody: boolean) => boolean;
}

const headerRules: readonly HeaderRule[] = [
  {
    name: 'every answer has a Date',
    isKept: (headers) => !Number.isNaN(Date.parse(headers.get('Date') ?? '')),
  },
  {
    name: 'every answer has Cache-Control: no-store',
    isKept: (headers) => /\bno-store\b/.test(headers.get('Cache-Control') ?? ''),
  },
  {
    name: 'every answer with a body is application/json',
    isKept: (headers, hasBody) => !hasBody || /^application\/json\b/.test(headers.get('Content-Type') ?? ''),
  },
];

/** Notes which answers keep the rules. */
export interface HeaderRecord {
  /** @param place the call and the status, such as `PUT /lead 200` */
  readonly add: (place: string, headers: Headers, hasBody: boolean) => void;
  /** Each rule with what is wrong; null if every answer keeps it. */
  readonly list: () => readonly { readonly name: string; readonly problem: string | null }[];
}

export function createHeaderRecord(): HeaderRecord {
  const broken = new Map<string, string[]>(headerRules.map(({ name }) => [name, []]));
  let count = 0;
  return {
    add: (place, headers, hasBody) => {
      count += 1;
      for (const { name, isKept } of headerRules)
        if (!isKept(headers, hasBody)) broken.get(name)?.push(place);
    },
    list: () =>
      [...broken].map(([name, places]) => ({
        name,
        problem: count === 0 ? 'no call was answered' : describe(places, count),
      })),
  };
}

const describe = (places: readonly string[], count: number): string | null =>
  places.length === 0 ? null : `${places.length} of ${count} answers do not, the first is ${places[0]}`;
