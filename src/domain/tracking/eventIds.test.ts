import { expect, it } from 'vitest';
import { getEventIdSource, hashEventIds } from './eventIds';

it('hashes the id of the application and the name for each event of its lead', async () => {
  expect(await hashEventIds('application-1', async (text) => `#${text}`)).toEqual({
    Lead: '#application-1Lead',
    CompleteRegistration: '#application-1CompleteRegistration',
    Reject: '#application-1Reject',
  });
});

it('names another id for the lead of another application', () => {
  expect(getEventIdSource('Lead', 'application-2')).not.toBe(getEventIdSource('Lead', 'application-1'));
});
