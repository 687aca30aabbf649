import { expect, it } from 'vitest';
import { dataPoints } from './dataPoints';
import { findFillGroup, fillGroups } from './fillGroups';
import type { FillRule } from './kinds';

it('keeps together what each look-up of the catalogue fills in', () => {
  const filling = Object.entries(dataPoints).flatMap(([name, point]) => {
    const fills: FillRule | undefined = 'fills' in point ? point.fills : undefined;
    return fills === undefined ? [] : [[name, ...Object.keys(fills.with)]];
  });
  expect(filling.length).toBeGreaterThan(1);
  for (const names of filling) expect(new Set(names.map(findFillGroup)).size).toBe(1);
  const filled = new Set(filling.flat());
  expect(new Set(Object.values(fillGroups).flat())).toEqual(filled);
});
