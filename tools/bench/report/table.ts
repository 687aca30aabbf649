import { ratio } from './statistics';

/** The metrics of one target, by name. */
export interface TargetMetrics {
  readonly name: string;
  readonly metrics: Readonly<Record<string, number>>;
}

const noValue = '–';

/**
 * Renders a run as a Markdown table with a row for each metric. Columns: for each page its value and its ratio to each reference, then the
 * values of the references. Leaves out metrics without values and sizes that are zero everywhere.
 */
export function renderTable(pages: readonly TargetMetrics[], references: readonly TargetMetrics[]): string {
  const all = [...pages, ...references];
  const head = [
    '',
    ...pages.flatMap(({ name }) => [name, ...references.map((reference) => `× ${reference.name}`)]),
    ...references.map(({ name }) => name),
  ];
  const rows = Object.keys(pages[0]?.metrics ?? {})
    .filter((figure) => !figure.endsWith(', kB') || all.some(({ metrics }) => metrics[figure] !== 0))
    .filter((figure) => all.some((each) => !Number.isNaN(valueOf(each, figure))))
    .map((figure) => [
      figure,
      ...pages.flatMap((page) => [
        formatValue(page, figure),
        ...references.map((reference) => formatRatio(page, reference, figure)),
      ]),
      ...references.map((reference) => formatValue(reference, figure)),
    ]);
  const lines = [renderRow(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(renderRow)];
  return `${lines.join('\n')}\n`;
}

/** The name of the metric for the cost of a key press. */
export const keyCostMetric = 'script for each key, ms';

/** Renders how many milliseconds each target adds to the reference's cost of a key press. */
export function renderAddedKeyCost(reference: TargetMetrics, measured: readonly TargetMetrics[]): string {
  const added = measured.map((each) => {
    const difference = valueOf(each, keyCostMetric) - valueOf(reference, keyCostMetric);
    return `${each.name} ${difference.toFixed(2)}`;
  });
  return `Script added to each key, ms: ${added.join(', ')}`;
}

const renderRow = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

function valueOf({ metrics }: TargetMetrics, figure: string): number {
  return metrics[figure] ?? Number.NaN;
}

function formatRatio(page: TargetMetrics, reference: TargetMetrics, figure: string): string {
  return ratio(valueOf(page, figure), valueOf(reference, figure))?.toFixed(2) ?? noValue;
}

/** Formats large values as integers and small values with up to three decimals. */
function formatValue(measured: TargetMetrics, figure: string): string {
  const value = valueOf(measured, figure);
  if (Number.isNaN(value)) return noValue;
  if (value === 0) return '0';
  if (value < 1) return value.toFixed(3);
  return value.toFixed(figure.endsWith(', ms') && value >= 100 ? 0 : 1);
}
