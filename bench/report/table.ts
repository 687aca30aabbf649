import { ratio } from './statistics';

/** What was measured of one form, by the name of the figure. */
export interface Measured {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

const nothing = '–';

/**
 * A run as a table in Markdown: a row for each figure, those left out of which nobody fetched a byte or which was measured of
 * none; for each page its value and how many times each reference that is; then the references themselves.
 */
export function tableOf(pages: readonly Measured[], references: readonly Measured[]): string {
  const all = [...pages, ...references];
  const head = [
    '',
    ...pages.flatMap(({ name }) => [name, ...references.map((reference) => `× ${reference.name}`)]),
    ...references.map(({ name }) => name),
  ];
  const rows = Object.keys(pages[0]?.figures ?? {})
    .filter((figure) => !figure.endsWith(', kB') || all.some(({ figures }) => figures[figure] !== 0))
    .filter((figure) => all.some((each) => !Number.isNaN(valueOf(each, figure))))
    .map((figure) => [
      figure,
      ...pages.flatMap((page) => [
        written(page, figure),
        ...references.map((reference) => times(page, reference, figure)),
      ]),
      ...references.map((reference) => written(reference, figure)),
    ]);
  const lines = [rowOf(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(rowOf)];
  return `${lines.join('\n')}\n`;
}

/** The figure of what a key costs, as a round names it. */
export const keyFigure = 'script for each key, ms';

/** What each form adds to a key of a reference, in a line of text; milliseconds. */
export function addedPerKey(reference: Measured, measured: readonly Measured[]): string {
  const added = measured.map((each) => {
    const difference = valueOf(each, keyFigure) - valueOf(reference, keyFigure);
    return `${each.name} ${difference.toFixed(2)}`;
  });
  return `Script added to each key, ms: ${added.join(', ')}`;
}

const rowOf = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;

function valueOf({ figures }: Measured, figure: string): number {
  return figures[figure] ?? Number.NaN;
}

function times(page: Measured, reference: Measured, figure: string): string {
  return ratio(valueOf(page, figure), valueOf(reference, figure))?.toFixed(2) ?? nothing;
}

/** As exact as the figure is worth: large ones whole, small ones by the thousandth. */
function written(measured: Measured, figure: string): string {
  const value = valueOf(measured, figure);
  if (Number.isNaN(value)) return nothing;
  if (value === 0) return '0';
  if (value < 1) return value.toFixed(3);
  return value.toFixed(figure.endsWith(', ms') && value >= 100 ? 0 : 1);
}
