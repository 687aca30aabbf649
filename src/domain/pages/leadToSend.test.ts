import { describe, expect, it } from 'vitest';
import { ondaraPage as dynamic, praveloPage as classic } from '../../testing/pages.fixture';
import { velmioPage } from '../../testing/velmioPage.fixture';
import type { Lead } from '../lead/lead';
import { collectAnswersToSubmit, shouldSubmitOnLeave } from './leadToSend';
import { getAnswers, indexQuestions } from './questionIndex';
import type { Page } from './resolvePage';
import { getStepsOnPath } from './stepSequence';

describe('leaving a step', () => {
  const listSending = (page: Page) => {
    const stepList = getStepsOnPath(page, {}, null);
    return stepList.map(({ path }) => path).filter((path) => shouldSubmitOnLeave(page, {}, stepList, path));
  };

  it('submits on the first contact of a dynamic page, and leaves the last step to the review', () => {
    expect(listSending(dynamic)).toEqual(['initial-details']);
  });

  it('submits on every classic step but the last', () => {
    const all = getStepsOnPath(classic, {}, null).map((step) => step.path);
    expect(listSending(classic)).toEqual(all.slice(0, -1));
  });
});

describe('collectAnswersToSubmit', () => {
  const lead = {
    amount: 3000,
    contactDetails: { email: 'ana@example.com' },
    otherDetails: { housingTenure: 'rented' },
    expenses: { mortgageAmount: 90000, rentAmount: 700 },
  };

  it('leaves out answers that are off the path', () => {
    const steps = getStepsOnPath(dynamic, getAnswers(indexQuestions(dynamic.steps), lead), null);
    expect(collectAnswersToSubmit(dynamic, lead, steps, 'online-banking').expenses).toEqual({
      rentAmount: 700,
    });
  });

  it('collects from the first contact only the answers up to it', () => {
    const steps = getStepsOnPath(dynamic, getAnswers(indexQuestions(dynamic.steps), lead), null);
    expect(collectAnswersToSubmit(dynamic, lead, steps, 'initial-details')).toEqual({
      amount: 3000,
      contactDetails: { email: 'ana@example.com' },
    });
  });
});

describe('a step on request', () => {
  const steps = getStepsOnPath(velmioPage, {}, null);
  const first = steps[0]?.path ?? expect.unreachable();

  it.each([
    ['the defaults', {}, { amount: 2000, period: 15 }],
    ['what the applicant or a link has chosen', { amount: 3000, period: 20 }, { amount: 3000, period: 20 }],
    ['the nearest loan that the page offers', { amount: 2549, period: 99 }, { amount: 2500, period: 30 }],
  ])('is sent with every other step: %s', (_what, lead, sent) => {
    for (const path of [first, 'reference-information', 'loan-information'] as const)
      expect(collectAnswersToSubmit(velmioPage, lead, steps, path)).toEqual(sent);
  });

  it('creates no lead, and changes one', () => {
    const submits = (lead: Lead) => shouldSubmitOnLeave(velmioPage, lead, steps, 'loan-information');
    expect([submits({}), submits({ id: 'lead-1' })]).toEqual([false, true]);
    expect(shouldSubmitOnLeave(velmioPage, {}, steps, first)).toBe(true);
  });
});
