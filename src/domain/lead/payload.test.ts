import { expect, it } from 'vitest';
import { createLeadPayload } from './payload';

it('sends the given answers, the id and the data of the application, and nothing else of the lead', () => {
  const lead = {
    id: 'lead-1',
    amount: 1000,
    generalPolicies: true,
    personalDetails: { firstName: 'Ana', lastName: 'Sol' },
    employer: { name: 'Panadería' },
    tags: ['ui:react'],
    sessionId: 'session-1',
    expiresAt: '2026-11-20T13:00:00.000Z',
    leadStatus: 'positive',
  };
  const answers = { amount: 2000, personalDetails: { firstName: 'Eva' } };
  expect(createLeadPayload(lead, answers)).toEqual({
    id: 'lead-1',
    amount: 2000,
    personalDetails: { firstName: 'Eva' },
    tags: ['ui:react'],
    sessionId: 'session-1',
  });
});
