import { z } from 'zod';

/** Lighthouse's scores of a page, from 0 to 100, and its simulated largest paint. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
}

const names = ['performance', 'accessibility', 'bestPractices', 'seo', 'largestPaintMs'] as const;

const category = z.object({ score: z.number().nullable() });

/** The part of Lighthouse's report in JSON that is read here. */
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({ 'largest-contentful-paint': z.object({ numericValue: z.number().default(0) }) }),
});

/**
 * The scores in Lighthouse's report. A category without a score has 0.
 *
 * @throws when the report has another shape
 */
export function readReport(report: unknown): Scores {
  const { categories, audits } = reportSchema.parse(report);
  const read = ({ score }: z.infer<typeof category>): number => Math.round((score ?? 0) * 100);
  return {
    performance: read(categories.performance),
    accessibility: read(categories.accessibility),
    bestPractices: read(categories['best-practices']),
    seo: read(categories.seo),
    largestPaintMs: Math.round(audits['largest-contentful-paint'].numericValue),
  };
}

/**
 * The median of each figure.
 *
 * @throws without a measurement
 */
export function findMedian(measured: readonly Scores[]): Scores {
  const pick = (name: (typeof names)[number]): number => {
    const sorted = measured.map((scores) => scores[name]).toSorted((one, other) => one - other);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    if (middle === undefined) throw new Error('Nothing was measured.');
    return middle;
  };
  return {
    performance: pick('performance'),
    accessibility: pick('accessibility'),
    bestPractices: pick('bestPractices'),
    seo: pick('seo'),
    largestPaintMs: pick('largestPaintMs'),
  };
}

/** A table in Markdown, a row for each page. */
export function renderScores(rows: readonly (readonly [page: string, scores: Scores])[]): string {
  const lines = rows.map(
    ([page, scores]) => `| ${[page, ...names.map((name) => scores[name])].join(' | ')} |`,
  );
  return [
    '| page | performance | accessibility | best practices | SEO | largest paint, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}
