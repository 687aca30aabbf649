import { expect, it, vi } from 'vitest';
import { canHash, sha256 } from './hash';

it.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['ñ', '024bb90888ca89a1'],
  ['', ''],
])('hashes "%s" to "%s"', async (text, hash) => {
  expect((await sha256(text)).startsWith(hash)).toBe(true);
  expect((await sha256(text)).length).toBe(text === '' ? 0 : 64);
});

it('hashes only where the browser does, which is not the case without https', () => {
  expect(canHash()).toBe(true);
  vi.stubGlobal('crypto', {});
  expect(canHash()).toBe(false);
});
