import { describe, expect, it } from 'vitest';
import { addedPerKey, keyFigure, tableOf } from './table';

const plain = {
  name: 'V',
  figures: { 'first paint, ms': 400, 'keys lost': 0, 'layout shift': 0, 'font, kB': 0, 'script, kB': 2.5 },
};
const stack = {
  name: 'S',
  figures: {
    'first paint, ms': 1000,
    'keys lost': 0,
    'layout shift': 0.01,
    'font, kB': 0,
    'script, kB': 130,
  },
};
const page = (figures: Readonly<Record<string, number>>) => ({ name: 'ondara-es', figures });

describe('the table of a run', () => {
  it('has a row for each figure, with the ratios of each page to both references', () => {
    const measured = page({
      'first paint, ms': 600,
      'keys lost': 0,
      'layout shift': 0.5551,
      'font, kB': 0,
      'script, kB': 178.1,
    });
    expect(tableOf([measured], [plain, stack])).toBe(
      [
        '| | ondara-es | × V | × S | V | S |',
        '|---|---:|---:|---:|---:|---:|',
        '| first paint, ms | 600 | 1.50 | 0.60 | 400 | 1000 |',
        '| keys lost | 0 | – | – | 0 | 0 |',
        '| layout shift | 0.555 | – | 55.51 | 0 | 0.010 |',
        '| script, kB | 178.1 | 71.24 | 1.37 | 2.5 | 130.0 |',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what was measured of none', () => {
    const none = { 'heap, MB': Number.NaN };
    expect(tableOf([page(none)], [{ name: 'S', figures: none }])).not.toContain('heap');
  });

  it('says where nothing was measured', () => {
    expect(tableOf([page({ 'first paint, ms': Number.NaN })], [plain, stack])).toContain(
      '| first paint, ms | – | – | – | 400 | 1000 |',
    );
  });

  it('has three columns for each page', () => {
    const { figures } = stack;
    const other = { name: 'pravelo-pl', figures };
    expect(tableOf([page(figures), other], [plain, stack]).split('\n', 1)).toEqual([
      '| | ondara-es | × V | × S | pravelo-pl | × V | × S | V | S |',
    ]);
  });
});

describe('what is added to a key', () => {
  it('is the difference to the form without, of each form by its name', () => {
    const alone = page({ [keyFigure]: 2.5 });
    const others = [
      { name: 'permitted', figures: { [keyFigure]: 3.25 } },
      { name: 'down', figures: { [keyFigure]: 2.45 } },
    ];
    expect(addedPerKey(alone, others)).toBe('Script added to each key, ms: permitted 0.75, down -0.05');
  });
});
