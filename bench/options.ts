import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  /** Pages by brand and country, such as `ondara-es`. */
  readonly pages: readonly string[];
  readonly rounds: number;
  /** A file that the table is written to as well. */
  readonly out: string | undefined;
  /** Whether twenty applications in one tab are measured too. */
  readonly heap: boolean;
  /** Whether pages are measured with their third parties, beside themselves without, in the place of the references. */
  readonly thirdParties: boolean;
}

/**
 * Reads `--page` (as often as wanted; without it all pages), `--rounds`, `--out`, `--heap` and `--third-parties`.
 *
 * @throws what is wrong with them
 */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      page: { type: 'string', multiple: true },
      rounds: { type: 'string', default: '5' },
      out: { type: 'string' },
      heap: { type: 'boolean', default: false },
      'third-parties': { type: 'boolean', default: false },
    },
  });
  const { page: pages = known, rounds, out, heap, 'third-parties': thirdParties } = values;
  const unknown = pages.find((page) => !known.includes(page));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}". Pages: ${known.join(', ')}.`);
  if (!/^[1-9]\d?$/.test(rounds)) throw new Error(`--rounds is "${rounds}"; it takes 1 to 99.`);
  return { pages, rounds: Number(rounds), out, heap, thirdParties };
}
