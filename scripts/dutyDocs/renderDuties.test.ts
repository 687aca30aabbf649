import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dutiesDocument, renderDuties } from './renderDuties';

const root = path.resolve(import.meta.dirname, '../..');

it('the page of the duties is up to date: run npm run duties', async () => {
  expect(readFileSync(path.join(root, dutiesDocument), 'utf8')).toBe(await renderDuties(root));
});
