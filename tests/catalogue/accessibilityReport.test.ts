import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** `docs/accessibility.md` has a row for each criterion, and each proof exists. */

const root = path.resolve(import.meta.dirname, '../..');
const report = readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8');

/** The criteria of levels A and AA of WCAG 2.2, which drops 4.1.1. */
const criteria = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3
  1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2
  2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2
  3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`
  .trim()
  .split(/\s+/);

const readRows = (heading: string) =>
  (report.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ) ?? [];

const rows = readRows('Criteria');
const proofs = new Map(readRows('Proofs').map(([name = '', test = '']) => [name, test]));

describe('the accessibility report', () => {
  it('has each criterion once, in their order', () => {
    expect(rows.map(([criterion = '']) => criterion.split(' ')[0])).toEqual(criteria);
  });

  it('judges each criterion with a word that has a meaning', () => {
    const results = rows.map(([, , result]) => result);
    expect(new Set(results)).toEqual(new Set(['Supports', 'Partially supports', 'Not applicable']));
  });

  it('uses each proof, and names none that is missing', () => {
    const used = rows.flatMap(([, , , , names = '']) => names.split(', ').filter((name) => name !== ''));
    expect(new Set(used)).toEqual(new Set(proofs.keys()));
  });

  it.each([...proofs])('the proof %s exists', (_name, test) => {
    const files = [...test.matchAll(/`(\w+\/[\w/.]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
