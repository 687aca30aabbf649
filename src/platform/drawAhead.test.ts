import { afterEach, expect, it, vi } from 'vitest';
import { canDrawAhead } from './drawAhead';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['reports nothing', {}, true],
  ['has 2 GB', { deviceMemory: 2 }, true],
  ['has 1 GB', { deviceMemory: 1 }, false],
  ['saves data', { deviceMemory: 8, connection: { saveData: true } }, false],
  ['saves no data', { deviceMemory: 8, connection: { saveData: false } }, true],
  ['reports another shape', { deviceMemory: '1', connection: null }, true],
])('a device that %s', (_what, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(canDrawAhead()).toBe(expected);
});
