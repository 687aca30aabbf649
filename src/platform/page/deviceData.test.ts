import { afterEach, expect, it, vi } from 'vitest';
import { isSavingData } from './deviceData';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['reports nothing', {}, false],
  ['saves data', { connection: { saveData: true } }, true],
  ['saves no data', { connection: { saveData: false } }, false],
  ['reports another shape', { connection: null }, false],
])('a browser that %s', (_what, navigator, expected) => {
  vi.stubGlobal('navigator', navigator);
  expect(isSavingData()).toBe(expected);
});
