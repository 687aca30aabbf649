import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dutiesByCountry } from '../../src/domain/duties/duties';
import { isParagraph } from '../../src/domain/duties/duty';
import { before } from './before';
import { dutiesDocument, renderDuties } from './renderDuties';

const root = path.resolve(import.meta.dirname, '../..');

it('the page of the duties is up to date: run npm run duties', async () => {
  expect(readFileSync(path.join(root, dutiesDocument), 'utf8')).toBe(await renderDuties(root));
});

it.each(Object.entries(dutiesByCountry))(
  'what the pages of %s met before names their duties',
  (code, duties) => {
    const names = duties.map((duty) => (isParagraph(duty) ? duty.paragraph : duty.key));
    expect(Object.keys(before[code] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  },
);

it('says of each duty which pages met it before', async () => {
  const lines = (await renderDuties(root)).split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  const find = (asks: string) => lines.find((line) => line.startsWith(`| ${asks} |`));
  expect(lines).toContain('| what | source | since | bound | place | text | certainty | before |');
  expect(find('That no advisory service is given')).toMatch(/ \| none \|$/);
  expect(find('What being late costs')).toMatch(/ \| none \|$/);
  expect(find('Who the company is, that it mediates and does not lend, and its register entry')).toMatch(
    / \| all \|$/,
  );
});
