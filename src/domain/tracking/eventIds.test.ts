import { expect, it } from 'vitest';
import { getEventIdSource, hashEventIds } from './eventIds';

const startedAt = '2026-11-20T12:00:00.000Z';
const source = { applicationId: 'application-1', sessionStartedAt: startedAt };

it('hashes a time and a random id for each event of a lead', async () => {
  expect(await hashEventIds(source, async (text) => `#${text}`)).toEqual({
    Lead: `#${startedAt}application-1Lead`,
    CompleteRegistration: `#${startedAt}application-1CompleteRegistration`,
    Reject: `#${startedAt}application-1Reject`,
  });
});

it('names another id for the lead of another application', () => {
  const other = { ...source, applicationId: 'application-2' };
  expect(getEventIdSource('Lead', other)).not.toBe(getEventIdSource('Lead', source));
});
