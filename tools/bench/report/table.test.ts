import { describe, expect, it } from 'vitest';
import { renderAddedKeyCost, keyCostMetric, renderTable } from './table';

const plain = {
  name: 'V',
  metrics: { 'first paint, ms': 400, 'keys lost': 0, 'layout shift': 0, 'font, kB': 0, 'script, kB': 2.5 },
};
const stack = {
  name: 'S',
  metrics: {
    'first paint, ms': 1000,
    'keys lost': 0,
    'layout shift': 0.01,
    'font, kB': 0,
    'script, kB': 130,
  },
};
const page = (metrics: Readonly<Record<string, number>>) => ({ name: 'ondara-es', metrics });

describe('renderTable', () => {
  it('renders a row for each metric, with the ratios of each page to both references', () => {
    const measured = page({
      'first paint, ms': 600,
      'keys lost': 0,
      'layout shift': 0.5551,
      'font, kB': 0,
      'script, kB': 178.1,
    });
    expect(renderTable([measured], [plain, stack])).toBe(
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

  it('leaves out metrics without any value', () => {
    const none = { 'heap, MB': Number.NaN };
    expect(renderTable([page(none)], [{ name: 'S', metrics: none }])).not.toContain('heap');
  });

  it('renders a dash for a missing value', () => {
    expect(renderTable([page({ 'first paint, ms': Number.NaN })], [plain, stack])).toContain(
      '| first paint, ms | – | – | – | 400 | 1000 |',
    );
  });

  it('renders three columns for each page', () => {
    const { metrics } = stack;
    const other = { name: 'pravelo-pl', metrics };
    expect(renderTable([page(metrics), other], [plain, stack]).split('\n', 1)).toEqual([
      '| | ondara-es | × V | × S | pravelo-pl | × V | × S | V | S |',
    ]);
  });
});

describe('renderAddedKeyCost', () => {
  it('renders the difference of each target to the reference', () => {
    const alone = page({ [keyCostMetric]: 2.5 });
    const others = [
      { name: 'consented', metrics: { [keyCostMetric]: 3.25 } },
      { name: 'unreachable', metrics: { [keyCostMetric]: 2.45 } },
    ];
    expect(renderAddedKeyCost(alone, others)).toBe(
      'Script added to each key, ms: consented 0.75, unreachable -0.05',
    );
  });
});
