import { parseArgs } from 'node:util';

/** The options of the command line. */
export interface BenchOptions {
  /** Names of pages, such as `ondara-es`. */
  readonly pages: readonly string[];
  readonly rounds: number;
  /** A file to which the table is also written. */
  readonly out: string | undefined;
  /** Whether to measure the heap over twenty applications in one tab. */
  readonly heap: boolean;
  /** Whether to measure each act of a walk through the form with the keys. */
  readonly interactions: boolean;
  /** Whether to measure each page through nginx, too. */
  readonly nginx: boolean;
  /** Whether to compare a page with and without third parties, instead of comparing pages with the references. */
  readonly thirdParties: boolean;
}

/**
 * Reads `--page` (repeatable, default all pages), `--rounds`, `--out`, `--heap`, `--interactions`, `--nginx` and `--third-parties`.
 *
 * @throws when an option is invalid
 */
export function readOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      page: { type: 'string', multiple: true },
      rounds: { type: 'string', default: '5' },
      out: { type: 'string' },
      heap: { type: 'boolean', default: false },
      interactions: { type: 'boolean', default: false },
      nginx: { type: 'boolean', default: false },
      'third-parties': { type: 'boolean', default: false },
    },
  });
  const {
    page: pages = known,
    rounds,
    out,
    heap,
    interactions,
    nginx,
    'third-parties': thirdParties,
  } = values;
  const unknown = pages.find((page) => !known.includes(page));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}". Pages: ${known.join(', ')}.`);
  if (!/^[1-9]\d?$/.test(rounds)) throw new Error(`--rounds is "${rounds}". It must be 1 to 99.`);
  return { pages, rounds: Number(rounds), out, heap, interactions, nginx, thirdParties };
}
