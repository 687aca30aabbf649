import { describe, expect, it } from 'vitest';
import { migrateApplications } from '../../src/state/stored/migrateApplications';
import { readStoredTab } from '../../src/state/stored/restore';
import { storageWith } from '../../src/testing/storage.fixture';

/**
 * What browsers still hold of every release so far, in mid-form. A release that stores another shape adds a file beside
 * these and leaves them as they are: an applicant comes back to today's release with yesterday's values.
 */
interface Stored {
  readonly local: Readonly<Record<string, unknown>>;
  readonly session: Readonly<Record<string, unknown>>;
}

const releases = import.meta.glob<Stored>('./*.json', { eager: true, import: 'default' });

it('has values of both pages', () => {
  expect(Object.keys(releases).length).toBeGreaterThanOrEqual(2);
});

describe.each(Object.entries(releases))('what is stored of %s', (_file, { local, session }) => {
  const { application, progressStates, submitted, drafts } = Object(local['storedLoanApplication']);

  it.each([
    ['the same tab', session, local],
    ['a closed browser', {}, local],
    ['a tab whose local storage was emptied', session, {}],
  ])('is taken up whole in %s', { tags: ['T4'] }, (_where, ofTab, ofBrowser) => {
    const local = storageWith(ofBrowser);
    migrateApplications(local);
    const left = readStoredTab({ session: storageWith(ofTab), local });
    expect(left?.lead.application).toEqual(application);
    expect(left?.lead.progressStates).toEqual(progressStates);
    expect(left?.dynamicPages).toMatchObject({ submitted, drafts });
  });
});
