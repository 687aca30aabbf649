import { parseArgs } from 'node:util';

/** The options of the command line. */
export interface JourneyOptions {
  readonly count: number;
  readonly seed: number;
  /** Names of pages. The journeys are shared out evenly among them. */
  readonly pages: readonly string[];
}

/**
 * Reads `--count` (default 1000), `--seed` and `--page` (repeatable, by default every page that has journeys).
 *
 * @param randomSeed the seed without `--seed`
 * @throws when an option is invalid
 */
export function readJourneyOptions(
  args: readonly string[],
  known: readonly string[],
  randomSeed: number,
): JourneyOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(randomSeed) },
      page: { type: 'string', multiple: true, default: [...known] },
    },
  });
  for (const name of ['count', 'seed'] as const) {
    if (!/^[1-9]\d{0,8}$/.test(values[name]))
      throw new Error(`--${name} is "${values[name]}". It must be a whole number from 1 on.`);
  }
  const unknown = values.page.find((page) => !known.includes(page));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}". Pages: ${known.join(', ')}.`);
  return { count: Number(values.count), seed: Number(values.seed), pages: values.page };
}

/** Journeys of one page from one seed. */
export interface JourneyBatch {
  readonly page: string;
  readonly seed: number;
  readonly count: number;
  /** Whether a broken journey is made as short as it goes. */
  readonly isShortened?: boolean;
}

/** Small, so that a broken journey ends few others, and the processors finish at about the same time. */
const batchSize = 50;

/** The batches of a run, in the order of their seeds. The pages take turns. */
export function listBatches({ count, seed, pages }: JourneyOptions): readonly JourneyBatch[] {
  return Array.from({ length: Math.ceil(count / batchSize) }, (_none, index) => ({
    page: pages[index % pages.length] ?? '',
    seed: seed + index,
    count: Math.min(batchSize, count - index * batchSize),
  }));
}
