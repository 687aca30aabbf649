import { describe, expect, it } from 'vitest';
import { noNextStep } from '../../domain/journey/states/nextStep';
import type { LeadValue } from '../../domain/lead/lead';
import { initialLeadState, type LeadState } from './leadState';
import { followOtherTab } from './leadResponses';
import { applyAnswers } from './leadTransitions';

const at = Date.parse('2026-11-20T12:00:00.000Z');

/** Submits the city: an answer, or nothing. */
const submitCity = (state: LeadState, value: LeadValue) =>
  applyAnswers(state, {
    key: 'address-information',
    answers: [{ name: 'city', path: 'contactDetails.city', value }],
    policies: [],
    at,
    requestKey: null,
    ...noNextStep,
  });

describe('the answers that the server must remove', () => {
  const answered = submitCity(initialLeadState, 'Sevilla');
  const emptied = submitCity(answered, undefined);

  it('contain an answer that was removed', () => {
    expect(answered.emptied).toEqual([]);
    expect(emptied.emptied).toEqual(['city']);
  });

  it('still contain it when its step is submitted empty again', () => {
    expect(submitCity(emptied, undefined).emptied).toEqual(['city']);
  });

  it('no longer contain it when it is answered again', () => {
    expect(submitCity(emptied, 'Huelva').emptied).toEqual([]);
  });

  it('do not contain a question that was never answered', () => {
    expect(submitCity(initialLeadState, undefined).emptied).toEqual([]);
  });
});

it('leaves a state to which the lead has come back in another tab: it may have another offer', () => {
  const progressStates = [0, 38];
  const lead: LeadState = {
    ...initialLeadState,
    application: { id: 'lead-1' },
    progressStates,
    result: { offerId: 'A' },
  };
  const followed = followOtherTab(lead, {
    input: { application: {}, submitted: [], drafts: {}, filledIn: {}, emptied: [], savedAt: at },
    server: {
      id: 'lead-1',
      progressStates: [0, 38, 40, 38],
      requested: null,
      pendingCreate: null,
      attempt: 2,
    },
  });
  expect(followed.progressStates).toEqual([0, 38, 40, 38]);
  expect(followed.result).toEqual({});
});
