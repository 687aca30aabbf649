import { describe, expect, it } from 'vitest';
import { noNextStep } from '../../domain/journey/states/nextStep';
import type { LeadValue } from '../../domain/lead/lead';
import { initialLeadState, type LeadState } from './leadState';
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
