import { dataAttributes, type DataAttribute } from '../../src/ui/dataAttributes';

/** The table of `data-*` attributes. */
export function listAttributes(): readonly (readonly string[])[] {
  const rows = Object.entries<DataAttribute>(dataAttributes).map(
    ([name, { values, element, usedBy = [], meaning }]) => [
      `\`${name}\``,
      formatValues(values),
      element,
      usedBy.join(', '),
      meaning,
    ],
  );
  return [['attribute', 'values', 'element', 'used outside', 'meaning'], ...rows];
}

function formatValues(values: DataAttribute['values']): string {
  if (values === 'flag') return 'present or absent';
  if (values === 'text or flag') return 'text or empty';
  if (values === 'boolean') return '`true`, `false`';
  if (typeof values === 'string') return values;
  return values.map((value) => (value === '' ? 'empty' : `\`${value}\``)).join(', ');
}
