import { describe, expect, it } from 'vitest';
import { createUniformChoice } from '../domain/tracking/purposes';
import { platforms } from './platforms';
import { openAllPlatforms } from './allPlatforms.fixture';

const folders = platforms.map(({ folder }) => folder);

describe('the end of all consent', () => {
  it.each(folders)('stops the others, removes all traces and reloads if %s throws', async (failing) => {
    const { tracker, page, stops, logs, listKept } = openAllPlatforms({
      change: (folder, adapter) =>
        folder === failing
          ? {
              ...adapter,
              stop: () => {
                throw new Error('ana@example.com');
              },
            }
          : adapter,
    });
    await tracker.applyConsent();
    page.given = createUniformChoice(false);
    await tracker.applyConsent();
    expect(stops.toSorted()).toEqual(folders.filter((folder) => folder !== failing));
    expect(listKept()).toEqual([]);
    expect([page.reloads, logs]).toEqual([1, ['A platform failed']]);
  });

  it('stops all platforms if another script has replaced the data layer', async () => {
    const { tracker, page, globals, stops, listKept } = openAllPlatforms();
    await tracker.applyConsent();
    Reflect.set(globals, 'dataLayer', {});
    page.given = createUniformChoice(false);
    await tracker.applyConsent();
    expect([stops.toSorted(), listKept(), page.reloads]).toEqual([folders, [], 1]);
  });
});

it('a change that a running platform cannot be told ends by a reload', async () => {
  const { tracker, page, globals } = openAllPlatforms();
  await tracker.applyConsent();
  Reflect.set(globals, 'dataLayer', {});
  page.given = { ...createUniformChoice(true), analytics: false };
  await tracker.applyConsent();
  expect(page.reloads).toBe(1);
});
