import { expect, it } from 'vitest';
import { insertTable } from './attributeTable';

const start = '<!-- Generated from src/ui/dataAttributes.ts by `npm run attributes`. -->';
const end = '<!-- End of the generated table. -->';

it('replaces the lines between the two markers and nothing else', () => {
  const document = insertTable(`before\n\n${start}\n\nold\n\n${end}\n\nafter\n`, {
    'data-side': { values: ['', 'front'], element: 'A side', usedBy: ['styles', 'QA'], meaning: 'The side' },
    'data-row': { values: 'number', element: 'A row', usedBy: [], meaning: 'Its position' },
  });
  expect(document.split('\n')).toEqual([
    'before',
    '',
    start,
    '',
    '| attribute | values | element | used by | meaning |',
    '| --- | --- | --- | --- | --- |',
    '| `data-side` | empty, `front` | A side | styles, QA | The side |',
    '| `data-row` | number | A row |  | Its position |',
    '',
    end,
    '',
    'after',
    '',
  ]);
});

it('throws if the document lacks the markers', () => {
  expect(() => insertTable('no table', {})).toThrow('lacks the lines');
});
