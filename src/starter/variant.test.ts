import { afterEach, describe, expect, it } from 'vitest';
import {
  buildScripts,
  closeDocuments,
  createJournal,
  openDocument,
  storedForMs,
  type Entries,
} from './builtDocument.fixture';

afterEach(closeDocuments);

const now = Date.now();
const hourMs = 3_600_000;
const experiment = {
  fromMs: now - hourMs,
  toMs: now + hourMs,
  shares: { 'experiment:words:a': 30, 'experiment:words:b': 70 },
};
const scripts = buildScripts({ experiment, takesVariant: true });
const ended = buildScripts({
  experiment: { ...experiment, toMs: now - 1_000 },
  takesVariant: false,
});
const id = 'application-1';
const storeLead = (tags: unknown): Entries => createJournal(id, { savedAt: now, application: { tags } });
const drawn = (variant: string, savedAt = now) => ({
  variant: { tag: `experiment:words:${variant}`, savedAt },
});

/** The variant that a visit shows, and what is stored of it. */
async function readVariant(visit: Parameters<typeof openDocument>[0]) {
  const { html, readLocal } = await openDocument({ scripts, random: 0, ...visit });
  return { variant: html.dataset['variant'], stored: readLocal('variant') };
}

describe('the variant of a visit', () => {
  it.each<readonly [string, Parameters<typeof openDocument>[0], string | undefined]>([
    ['is what was drawn before the application had started', { local: drawn('b') }, 'b'],
    ['is that of the stored application', { local: storeLead(['ui:react', 'experiment:words:b']) }, 'b'],
    [
      'is that of the application of the tab',
      { tab: { leadApplication: { applicationId: id, application: { tags: ['experiment:words:b'] } } } },
      'b',
    ],
    ['is what the address names', { address: '/?variant=b', local: drawn('a') }, 'b'],
    ['is no other than those of the experiment', { address: '/?variant=c', local: drawn('b') }, 'b'],
    ['is drawn if what was drawn is too old', { local: drawn('b', now - storedForMs - 1_000) }, 'a'],
    ['is drawn if what was drawn has another shape', { local: { variant: [7] } }, 'a'],
    ['is not drawn for an application that began without it', { local: storeLead(['ui:react']) }, undefined],
    [
      'is not drawn for an application of another experiment',
      { local: { ...storeLead(['experiment:words-2:b']), ...drawn('b') } },
      undefined,
    ],
    [
      'is that of the application of the tab rather than that of another one',
      {
        local: storeLead(['experiment:words:a']),
        tab: { leadApplication: { application: { tags: ['experiment:words:b'] } } },
      },
      'b',
    ],
    [
      'is none of another application if that of the tab has none',
      {
        local: storeLead(['experiment:words:b']),
        tab: { leadApplication: { applicationId: 'application-2', application: {} } },
      },
      undefined,
    ],
    [
      'is that of the latest application, which a tab of its own opens',
      {
        local: {
          ...createJournal('application-0', {
            savedAt: now - hourMs,
            application: { tags: ['experiment:words:a'] },
          }),
          ...storeLead(['experiment:words:b']),
        },
      },
      'b',
    ],
    [
      'is what was drawn while nothing was entered',
      { local: { ...createJournal(id, {}), ...drawn('b') } },
      'b',
    ],
    ['is not drawn for tags of another shape', { local: storeLead({ b: 1 }) }, undefined],
    ['is not read from an address in production', { scripts: ended, address: '/?variant=b' }, undefined],
    ['is not drawn outside of the dates', { scripts: ended }, undefined],
    ['remains after the dates', { scripts: ended, local: drawn('b') }, 'b'],
  ])('%s', async (_case, visit, expected) => {
    const { variant, stored } = await readVariant(visit);
    expect(variant).toBe(expected);
    if (expected !== undefined)
      expect(stored).toEqual({ tag: `experiment:words:${expected}`, savedAt: expect.any(Number) });
  });

  it.each([
    [0, 'a'],
    [0.2999, 'a'],
    [0.3, 'b'],
    [0.9999, 'b'],
  ])('is drawn by the shares: %f', async (share, expected) => {
    expect((await readVariant({ random: share })).variant).toBe(expected);
  });

  it('does not exist on a page without an experiment', async () => {
    const { html, readLocal } = await openDocument({ address: '/?variant=b', local: {} });
    expect([html.dataset['variant'], readLocal('variant')]).toEqual([undefined, null]);
  });
});
