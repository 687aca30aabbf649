import { describe, expect, it } from 'vitest';
import { resolvePlace } from '../../domain/journey/states/resolvePlace';
import { stepFocused, stepViewed, tabFollowed } from '../events';
import { saveDraft } from '../drafts';
import {
  selectLeadRequestStatus,
  selectProgressState,
  selectSteps,
  selectSubmitted,
} from '../selectors/journey';
import {
  getStored,
  jsonResponse,
  createTestStore,
  ondaraPage,
  praveloPage,
  submitAnswers,
} from '../store.fixture';
import { contact, openWaiting } from './waiting.fixture';

const loan = { path: 'loan-information', answers: { loan_amount: 1500, loan_period: 61 } } as const;
const person = { path: 'personal-details', answers: { first_name: 'Ana' } } as const;
const address = { path: 'contact-details', answers: { city: 'Kraków' } } as const;
const name = { path: 'personal-details', answers: { first_name: 'Ana' } } as const;

const inState = (state: number) => ({ id: 'lead-1', state });

/** A create of a classic page that lacks the second step, which was submitted while the create waited for the network. */
async function repeatCreate() {
  const app = openWaiting({ page: praveloPage });
  app.environment.isOnline = false;
  await app.submit(loan, person);
  app.environment.isOnline = true;
  app.goOnline();
  await app.flushPromises();
  return app;
}

describe('going on before the server has answered', () => {
  it('opens the next step at once, and is saved when the server has answered', async () => {
    const { submit, respond, getRoute, getStatus, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    expect(getRoute()).toEqual({ route: 'personal-details', mode: 'PUSH' });
    expect(getStatus().kind).toBe('sending');
    await respond(201, inState(2));
    expect(getStatus().kind).toBe('saved');
    expect(selectProgressState(store.getState())).toBe(2);
    expect(getRoute()).toEqual({ route: 'personal-details', mode: 'PUSH' });
  });

  it('sends the steps that were submitted in the meantime after the first, in one more call', async () => {
    const { submit, respond, getRoute, getMethods, calls } = openWaiting({ page: praveloPage });
    await submit(loan, person, address);
    expect(getMethods()).toEqual(['POST']);
    expect(getRoute()?.route).toBe('income-details');
    await respond(201, inState(2));
    expect(getMethods()).toEqual(['POST', 'PUT']);
    expect(calls[1]?.body).toMatchObject({
      personalDetails: { firstName: 'Ana' },
      contactDetails: { city: 'Kraków' },
    });
    await respond(200, inState(4));
    expect(getMethods()).toHaveLength(2);
    expect(getRoute()?.route).toBe('income-details');
  });

  it('keeps the later step to send if an earlier one is submitted again', async () => {
    const { submit, respond, calls } = openWaiting({ page: praveloPage });
    await submit(loan, person, address, person);
    await respond(201, inState(2));
    expect(calls[1]?.body).toMatchObject({ contactDetails: { city: 'Kraków' } });
  });

  it('sends no step that was edited while it waited behind another, until it is submitted again', async () => {
    const { submit, respond, getMethods, store } = openWaiting({ page: praveloPage });
    await submit(loan, person);
    store.dispatch(saveDraft('personal-details', { first_name: 'Eva' }));
    await respond(201, inState(2));
    expect(getMethods()).toEqual(['POST']);
    expect(selectSubmitted(store.getState())).not.toContain('personal-details');
    await submit(person);
    expect(getMethods()).toEqual(['POST', 'PUT']);
  });

  it('leaves a step that was edited as it is while the applicant is in a field of a later one', async () => {
    const { submit, respond, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    await respond(201, inState(2));
    await submit(person);
    store.dispatch(saveDraft('personal-details', { first_name: 'Eva' }));
    store.dispatch(stepFocused('contact-details'));
    await respond(200, inState(2));
    expect(selectSubmitted(store.getState())).toContain('personal-details');
    expect(store.getState().dynamicPages.drafts['personal-details']).toEqual({ first_name: 'Eva' });
  });

  it('sends no step that was edited and reopened in another tab while it waited', async () => {
    const { submit, respond, getMethods, store } = openWaiting({ page: praveloPage });
    await submit(loan, person);
    const { input, server } = getStored(store.getState());
    const drafts = { 'personal-details': { first_name: 'Eva' } };
    store.dispatch(tabFollowed({ input: { ...input, drafts, submitted: ['loan-information'] }, server }));
    await respond(201, inState(2));
    expect(getMethods()).toEqual(['POST']);
  });

  it('repeats an update as it was while a step in it is edited', async () => {
    const { submit, respond, calls, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    await respond(201, inState(2));
    await submit(person);
    await respond(503, {});
    await submit({ path: 'personal-details', answers: { first_name: 'Eva' } });
    store.dispatch(saveDraft('personal-details', { first_name: 'Eve' }));
    await respond(503, {});
    const sent = calls.slice(1).map(({ body }) => body['personalDetails']);
    const first = { firstName: 'Ana' };
    expect(sent).toEqual([first, first, first]);
  });

  it('waits on a page that asks for it', async () => {
    const page = { ...praveloPage, definition: { ...praveloPage.definition, advance: 'answered' as const } };
    const { submit, respond, getRoute } = openWaiting({ page });
    await submit(loan);
    expect(getRoute()).toBeNull();
    await respond(201, inState(2));
    expect(getRoute()?.route).toBe('personal-details');
  });
});

describe('an answer that leads elsewhere', () => {
  it('replaces the step that was opened', async () => {
    const { submit, respond, getRoute, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    await respond(201, inState(4));
    expect(getRoute()).toEqual({ route: 'income-details', mode: 'REPLACE' });
    const [state, submitted] = [selectProgressState(store.getState()), selectSubmitted(store.getState())];
    const steps = selectSteps(store.getState(), praveloPage);
    const location = { route: 'income-details', state, submitted, steps, page: praveloPage };
    expect(resolvePlace(location)).toEqual({ show: 'step', path: 'income-details' });
  });

  it('is followed at the next press if the applicant is in a field', async () => {
    const { submit, respond, getRoute, getMethods, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    store.dispatch(stepFocused('personal-details'));
    await respond(201, inState(4));
    expect(getRoute()?.route).toBe('personal-details');
    expect(selectProgressState(store.getState())).toBe(0);
    await submit(person);
    expect(getRoute()?.route).toBe('personal-details');
    expect(getMethods()).toEqual(['POST', 'PUT']);
    await respond(200, inState(4));
    expect(getRoute()?.route).toBe('income-details');
  });

  it('is followed if the applicant was in a field of a step that is left', async () => {
    const { submit, respond, getRoute, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    store.dispatch(stepFocused('personal-details'));
    store.dispatch(stepViewed('loan-information'));
    await respond(201, inState(4));
    expect(getRoute()?.route).toBe('income-details');
  });

  it.each([
    [true, ['loan-details', 'initial-details', 'personal-details', 'bank-account']],
    [false, ['loan-details', 'initial-details', 'bank-account']],
  ])('keeps a step that it does not ask, if the applicant is in a field there: %s', async (isIn, paths) => {
    const { submit, respond, store } = openWaiting({ page: ondaraPage });
    await submit(contact);
    if (isIn) store.dispatch(stepFocused('personal-details'));
    await respond(201, { ...inState(0), dataPoints: ['iban'] });
    expect(selectSteps(store.getState(), ondaraPage).map(({ path }) => path)).toEqual(paths);
  });
});

describe('an answer with errors', () => {
  const errors = { errors: { loan_amount: 'not_accepted' } };

  it('opens the step with the error, and leads on after it', async () => {
    const { submit, respond, getRoute, getMethods } = openWaiting({ page: praveloPage });
    await submit(loan);
    await respond(422, errors);
    expect(getRoute()).toEqual({ route: 'loan-information', mode: 'PUSH' });
    await submit(loan);
    expect(getMethods()).toEqual(['POST', 'POST']);
    expect(getRoute()?.route).toBe('personal-details');
  });

  it('opens it at the next press if the applicant is in a field, and sends nothing before', async () => {
    const { submit, respond, getRoute, getMethods, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    store.dispatch(stepFocused('personal-details'));
    await respond(422, errors);
    expect(getRoute()?.route).toBe('personal-details');
    await submit(person);
    expect(getRoute()?.route).toBe('loan-information');
    expect(getMethods()).toEqual(['POST']);
    expect(store.getState().leadApplication.fieldErrors).toEqual([
      { name: 'loan_amount', code: 'not_accepted' },
    ]);
  });

  it('sends the correction of an answer that is rejected meanwhile, and shows no error at it', async () => {
    const { submit, respond, getMethods, calls, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    await submit({ ...loan, answers: { ...loan.answers, loan_amount: 1600 } });
    await respond(422, { errors: { loan_amount: 'range' } });
    expect(getMethods()).toEqual(['POST', 'POST']);
    expect(calls[1]?.body).toMatchObject({ amount: 1600 });
    expect(store.getState().leadApplication.fieldErrors).toEqual([]);
    await respond(422, { errors: { loan_amount: 'range' } });
    expect(store.getState().leadApplication.fieldErrors).toEqual([{ name: 'loan_amount', code: 'range' }]);
    expect(getMethods()).toHaveLength(2);
  });

  it('sends a correction in a step that sends nothing itself', async () => {
    const { submit, respond, getMethods, calls, store } = openWaiting({ page: ondaraPage });
    const wish = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;
    await submit(wish, contact);
    await submit({ ...wish, answers: { ...wish.answers, loan_amount: 2000 } });
    await respond(422, { errors: { loan_amount: 'range' } });
    expect(getMethods()).toEqual(['POST', 'POST']);
    expect(calls[1]?.body).toMatchObject({ amount: 2000 });
    expect(store.getState().leadApplication.fieldErrors).toEqual([]);
  });

  it('sends what was rejected again up to its last step, if an answer before it was corrected', async () => {
    const { submit, respond, calls, store } = openWaiting({ page: praveloPage });
    await submit(loan);
    await respond(201, inState(2));
    await submit(person, address);
    await respond(200, inState(3));
    await submit({ ...person, answers: { first_name: 'Eva' } });
    await respond(422, { errors: { first_name: 'not_accepted' } });
    expect(calls.at(-1)?.body).toMatchObject({
      personalDetails: { firstName: 'Eva' },
      contactDetails: { city: 'Kraków' },
    });
    expect(store.getState().leadApplication.fieldErrors).toEqual([]);
  });

  it('sends no step that was submitted in the meantime', async () => {
    const { submit, respond, getMethods } = openWaiting({ page: praveloPage });
    await submit(loan, person);
    await respond(422, errors);
    expect(getMethods()).toEqual(['POST']);
  });
});

describe('an answer that does not come', () => {
  it('lets the applicant go on without a network, and sends each step once when it is back', async () => {
    const { submit, respond, getRoute, getStatus, goOnline, flushPromises, environment, calls } = openWaiting(
      { page: praveloPage },
    );
    environment.isOnline = false;
    await submit(loan);
    expect(getStatus()).toEqual({ kind: 'not-saved', reason: 'offline' });
    await submit(person);
    expect(getRoute()?.route).toBe('contact-details');
    expect(getStatus()).toEqual({ kind: 'not-saved', reason: 'offline' });
    calls.length = 0;
    environment.isOnline = true;
    goOnline();
    await flushPromises();
    await respond(201, inState(2));
    await respond(200, inState(3));
    expect(calls.map(({ method, key }) => [method, key])).toEqual([
      ['POST', 'application-1:1'],
      ['PUT', expect.any(String)],
    ]);
    expect(getStatus().kind).toBe('saved');
  });

  it('is not led back by the answer to a create with fewer answers, which an update follows', async () => {
    const { respond, getRoute, store } = await repeatCreate();
    await respond(201, inState(2));
    expect(getRoute()).toEqual({ route: 'contact-details', mode: 'PUSH' });
    await respond(200, inState(3));
    expect(getRoute()).toEqual({ route: 'contact-details', mode: 'PUSH' });
    expect(selectProgressState(store.getState())).toBe(3);
  });

  it('sends no step that was edited during a repeated create that lacks it', async () => {
    const { respond, getMethods, store } = await repeatCreate();
    store.dispatch(saveDraft('personal-details', { first_name: 'Eva' }));
    await respond(201, inState(2));
    expect(getMethods()).not.toContain('PUT');
  });

  it.each([
    ['a create', contact, ['POST', 'POST', 'POST', 'POST']],
    ['nothing before the contact data', { path: 'loan-details', answers: { loan_amount: 900 } }, []],
  ] as const)(
    'sends at the next press of a later step of the dynamic flow: %s',
    async (_what, step, methods) => {
      const { submit, respond, getMethods } = openWaiting({ page: ondaraPage });
      await submit(step);
      for (let attempt = 0; attempt < 3; attempt += 1) await respond(503, {});
      await submit(name);
      await respond(201, inState(0));
      expect(getMethods()).toEqual(methods);
    },
  );

  it('sends nothing while the server asks to wait', async () => {
    const app = createTestStore(() => jsonResponse(429, {}, { 'Retry-After': '30' }), { page: praveloPage });
    let hasGoneOn = false;
    app.store.subscribe(() => {
      const status = selectLeadRequestStatus(app.store.getState());
      if (hasGoneOn || status.kind !== 'not-saved') return;
      hasGoneOn = true;
      app.store.dispatch(submitAnswers(person));
    });
    app.store.dispatch(submitAnswers(loan));
    await app.flushPromises();
    expect(app.calls).toHaveLength(1);
    expect(app.store.getState().leadApplication.routeChange?.route).toBe('contact-details');
  });
});
