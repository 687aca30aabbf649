import type { DataAttribute } from '../../src/ui/dataAttributes';

/** The lines of `docs/interface.md` between which the table is generated. */
const start = '<!-- Generated from src/ui/dataAttributes.ts by `npm run attributes`. -->';
const end = '<!-- End of the generated table. -->';

/**
 * Replaces the generated part of a document.
 *
 * @throws if the document lacks one of the two marker lines
 */
export function insertTable(document: string, table: Readonly<Record<string, DataAttribute>>): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document lacks the lines "${start}" and "${end}".`);
  return `${document.slice(0, from + start.length)}\n\n${formatTable(table)}\n\n${document.slice(to)}`;
}

function formatTable(table: Readonly<Record<string, DataAttribute>>): string {
  const rows = Object.entries(table).map(([name, { values, element, usedBy, meaning }]) =>
    formatRow([`\`${name}\``, formatValues(values), element, usedBy.join(', '), meaning]),
  );
  return [
    formatRow(['attribute', 'values', 'element', 'used by', 'meaning']),
    formatRow(['---', '---', '---', '---', '---']),
    ...rows,
  ].join('\n');
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function formatValues(values: DataAttribute['values']): string {
  if (values === 'flag') return 'present or absent';
  if (values === 'text or flag') return 'text or empty';
  if (values === 'boolean') return '`true`, `false`';
  if (typeof values === 'string') return values;
  return values.map((value) => (value === '' ? 'empty' : `\`${value}\``)).join(', ');
}
