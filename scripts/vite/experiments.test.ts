import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ondaraPage } from '../../src/testing/pages.fixture';
import type { BrandLayout } from '../../src/domain/pages/looks/brand';
import { limits } from '../weights/limits';
import { findExperiment, renderVariedLayouts } from './experiments';
import { checkDocumentSize } from './variantScreens';

const project = mkdtempSync(path.join(tmpdir(), 'experiments-'));
afterAll(() => {
  rmSync(project, { recursive: true });
});
mkdirSync(path.join(project, 'experiments'));
writeRow('words', { control: { share: 50 }, other: { share: 50, layout: { progress: 'line' } } });
writeRow('cheap', { control: { share: 50 }, other: { share: 50, disclosures: {} } });

function writeRow(name: string, variants: object): void {
  const row = { question: '?', pages: ['ondara-es'], from: '2026-12-01', to: '2026-12-31', variants };
  writeFileSync(path.join(project, `experiments/${name}.ts`), `export default ${JSON.stringify(row)};`);
}

const find = (experiment: string, day = '2026-12-24') =>
  findExperiment(project, ondaraPage, { experiment, now: Date.parse(day) }, (name) => name);

describe('a build', () => {
  it('runs the experiment that the configuration names', async () => {
    expect(await find('')).toBeNull();
    expect(await find('words')).toEqual({
      name: 'words',
      fromMs: Date.parse('2026-12-01'),
      toMs: Date.parse('2027-01-01'),
      variants: [
        { name: 'control', share: 50, built: 'control' },
        { name: 'other', share: 50, built: 'other' },
      ],
    });
  });

  it.each([
    ['that does not exist', 'none', undefined, 'There is no experiments/none.ts with ondara-es.'],
    ['that varies the price', 'cheap', undefined, 'other: disclosures may not be varied'],
    ['that ended more than a month ago, even if it runs none', '', '2027-02-02', 'Remove what ended'],
  ])('refuses an experiment %s', async (_case, name, day, message) => {
    await expect(find(name, day)).rejects.toThrow(message);
  });

  it('refuses first screens that do not fit into the document, and names their size', () => {
    const experiment = { name: 'words', fromMs: 0, toMs: 1, variants: [] };
    const write = (bytes: number) =>
      `<main></main><template id="variant-other">${randomBytes(bytes).toString('latin1')}</template>`;
    expect(() => checkDocumentSize(write(100), experiment)).not.toThrow();
    expect(() => checkDocumentSize(write(limits.document), experiment)).toThrow(
      /words\.ts adds 1\d{4} bytes to the document, which then has 1\d{4} of \d{5}\.$/,
    );
  });
});

it('has the styles of each layout for the document of its variant, and those of the first one for all others', () => {
  const createVariant = (name: string, layout: Partial<BrandLayout>) => {
    const { brand } = ondaraPage;
    return {
      name,
      share: 50,
      built: { page: { ...ondaraPage, brand: { ...brand, layout: { ...brand.layout, ...layout } } } },
    };
  };
  const variants = [
    createVariant('control', { progress: 'line' }),
    createVariant('other', { progress: 'steps' }),
  ];
  const styles = renderVariedLayouts(path.resolve(import.meta.dirname, '../..'), {
    name: 'words',
    fromMs: 0,
    toMs: 1,
    variants,
  });
  expect(styles.match(/^.*:where.*$|^&:root .*progress'\] \{$|^&:root .* progress \{$/gm)).toEqual([
    ":where(:root:not([data-variant='other'])) {",
    "&:root [data-part='progress'] progress {",
    ":where(:root[data-variant='other']) {",
    "&:root [data-part='progress'] {",
    "&:root [data-part='progress'] progress {",
  ]);
});
