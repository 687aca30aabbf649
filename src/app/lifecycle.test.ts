import { selectSubmission } from '../state/selectors/journey';
import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../state/slices/lead';
import { applicationBegun, offerTaken, reapplyRequested, storedElsewhere } from '../state/signals';
import { answer, learns, makeWorld, type Network, submitted } from './world.fixture';

const contactAnswers = {
  email: 'ana@example.com',
  phone_number: '+34612345678',
  general_policies: true,
  marketing_consents: false,
} as const;
const contact = { path: 'initial-details', answers: contactAnswers } as const;
const account = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;
const day = 24 * 60 * 60 * 1000;

const created: Network = ({ method, body }) =>
  method === 'POST'
    ? answer(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'work_phone', 'iban'] })
    : answer(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

const lead = (world: ReturnType<typeof makeWorld>) => world.store.getState().leadApplication;

describe('an answer that the applicant takes out again', () => {
  it('is named in the next update, so that the server does not keep it', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted(contact));
    await world.settled();
    const payday = (value: number | undefined) =>
      submitted({ path: 'loan-details', answers: { loan_amount: 3000, monthly_payment_day: value } });
    world.store.dispatch(payday(5));
    world.store.dispatch(payday(undefined));
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(world.calls.at(-1)).toMatchObject({ method: 'PUT', body: { emptied: ['monthly_payment_day'] } });
    expect(world.calls.at(-1)?.body).not.toHaveProperty('monthlyPaymentDay');
  });

  it('is not named when it was never given, or is given again', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted(contact));
    await world.settled();
    const payday = (value: number | undefined) =>
      submitted({ path: 'loan-details', answers: { monthly_payment_day: value } });
    for (const value of [undefined, 5, undefined, 7]) world.store.dispatch(payday(value));
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(world.calls.at(-1)?.body).not.toHaveProperty('emptied');
    expect(world.calls.at(-1)?.body).toHaveProperty('monthlyPaymentDay', 7);
  });
});

describe('an application that is over while the form is open', () => {
  it.each([
    ['the session is a day old', 25 * 60 * 60 * 1000, {}],
    ['the lead has expired', 1_000, { expiresAt: '2026-11-20T12:00:00.500Z' }],
  ])(
    'asks the consents anew in a new session when %s, and sends nothing stale',
    async (_case, later, told) => {
      const world = makeWorld(created);
      world.store.dispatch(submitted(contact));
      await world.settled();
      learns(world, told);
      world.world.now += later;
      const before = world.calls.length;
      world.store.dispatch(submitted(account));
      await world.settled();
      expect(world.calls).toHaveLength(before);
      const { application, routeChange } = lead(world);
      expect(application).toMatchObject({
        sessionId: 'session-2',
        sessionStartedAt: new Date(world.world.now).toISOString(),
        contactDetails: { email: 'ana@example.com' },
        incomeDetails: { iban: 'ES9121000418450200051332' },
      });
      for (const gone of ['id', 'generalPolicies', 'policies']) expect(application).not.toHaveProperty(gone);
      expect(world.store.getState().asyncFormData.announcement).toBe('session-over');
      expect(routeChange).toEqual({ route: 'initial-details', mode: 'PUSH' });
      expect(world.local.get('sessionId')).toBe('session-2');

      world.store.dispatch(submitted(contact));
      await world.settled();
      expect(world.calls.at(-1)).toMatchObject({ method: 'POST', key: 'session-2:3' });
    },
  );

  it('goes on without a word when nothing has to be given again', async () => {
    const world = makeWorld(created);
    world.world.now += day + 1;
    world.store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 3000 } }));
    await world.settled();
    expect(lead(world).application).toMatchObject({ amount: 3000, sessionId: 'session-2' });
    expect(world.store.getState().asyncFormData.announcement).toBeNull();
    expect(lead(world).routeChange?.route).toBe('initial-details');
  });
});

describe('a captcha', () => {
  it('adds its token to the lead that is created, and to no update', async () => {
    const world = makeWorld(created);
    world.world.captchaToken = 'token';
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(world.calls.map(({ body }) => body['googleCaptchaToken'])).toEqual(['token', undefined]);
    expect(JSON.stringify([...world.local, ...world.session])).not.toContain('"token"');
  });

  it('is asked anew for a repeat of the create, and its token is kept nowhere meanwhile', async () => {
    const kept: string[] = [];
    const world: ReturnType<typeof makeWorld> = makeWorld((call) => {
      kept.push(JSON.stringify([...world.local, ...world.session]));
      world.world.captchaToken = 'token-2';
      return kept.length === 1 ? answer(500, {}) : created(call);
    });
    world.world.captchaToken = 'token-1';
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls.map(({ body }) => body['googleCaptchaToken'])).toEqual(['token-1', 'token-2']);
    expect(new Set(world.calls.map(({ key }) => key)).size).toBe(1);
    const [first, second] = world.calls.map(({ body: { googleCaptchaToken: _token, ...body } }) => body);
    expect(second).toEqual(first);
    for (const stored of kept) {
      expect(stored).toContain('pendingCreate');
      expect(stored).not.toMatch(/token-\d/);
    }
  });

  it('that gives none keeps nobody from applying', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls[0]?.body).not.toHaveProperty('googleCaptchaToken');
    expect(lead(world).application.id).toBe('lead-1');
  });
});

describe('two tabs that create at once', () => {
  it('end with one lead: the second learns the id and sends its answers as an update', async () => {
    const world: ReturnType<typeof makeWorld> = makeWorld((call) => {
      if (call.method !== 'POST') return created(call);
      learns(world, { id: 'lead-1' });
      return answer(409, {});
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(selectSubmission(world.store.getState()).kind).toBe('saved');
  });
});

describe('the end of an application', () => {
  const redirect = { url: 'https://partner.example/go', method: 'GET', params: {} };
  const atOffer = async () => {
    const world = makeWorld((call) =>
      call.path === '/lead/sale' ? answer(200, { id: 'lead-1', state: 12, redirect }) : created(call),
    );
    world.store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 3000 } }));
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(progressStatePushed(10));
    return world;
  };

  it('sends the browser to the partner once, and keeps that it did', async () => {
    const world = await atOffer();
    world.store.dispatch(offerTaken());
    world.store.dispatch(offerTaken());
    await world.settled();
    expect(world.left).toEqual(['https://partner.example/go']);
    expect(world.calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(1);
    expect(Object.fromEntries(world.session)).toMatchObject({
      redirected: true,
      redirectUrl: 'https://partner.example/go',
      redirectMethod: 'GET',
      sessionAcceptedRedirected: true,
    });
  });

  it.each([
    ['redirected', 12],
    ['rejected', 13],
    ['thank-you', 11],
  ])('%s leaves nothing of the applicant in the browser', async (_name, state) => {
    const world = await atOffer();
    const stored = () => JSON.stringify([...world.session, ...world.local]);
    const typed = ['ana@example.com', '612345678'];
    for (const each of typed) expect(stored()).toContain(each);
    world.store.dispatch(progressStatePushed(state));
    await world.settled();
    for (const each of typed) expect(stored()).not.toContain(each);
    expect(world.local.has('storedLoanApplication')).toBe(false);
  });

  it('is followed by a new lead of the same session that tells of the redirect', async () => {
    const world = await atOffer();
    world.store.dispatch(offerTaken());
    await world.settled();
    world.store.dispatch(reapplyRequested());
    await world.settled();
    expect(world.session.get('reapplying')).toBe(true);
    expect(lead(world)).toMatchObject({
      progressStates: [0],
      redirected: null,
      application: {
        amount: 3000,
        sessionId: 'session-1',
        sessionStartedAt: '2026-11-20T12:00:00.000Z',
        posthogParameters: { leadPreviouslyRedirected: true },
      },
    });
    expect(lead(world).application).not.toHaveProperty('id');
    world.store.dispatch(submitted(contact));
    await world.settled();
    const creates = world.calls
      .filter(({ method }) => method === 'POST')
      .filter(({ path }) => path !== '/lead/sale');
    expect(new Set(creates.map(({ key }) => key)).size).toBe(2);
    expect(world.session.has('reapplying')).toBe(false);
  });

  it('after a rejection is followed by a new lead that tells of no redirect', async () => {
    const world = await atOffer();
    world.store.dispatch(progressStatePushed(13));
    world.store.dispatch(reapplyRequested());
    await world.settled();
    expect(lead(world).application.posthogParameters?.leadPreviouslyRedirected).toBe(false);
  });
});

describe('what is under way when the data are deleted', () => {
  const deleted = applicationBegun({
    application: { sessionId: 'session-9', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
    announcement: 'deleted',
  });
  const elsewhere = storedElsewhere(null);
  const nothingLeft = (world: ReturnType<typeof makeWorld>) => {
    expect(lead(world)).toMatchObject({ progressStates: [0], pendingCreate: null });
    expect(lead(world).application).not.toHaveProperty('id');
    expect(world.local.has('lid')).toBe(false);
    expect(selectSubmission(world.store.getState()).kind).toBe('idle');
    expect(JSON.stringify([...world.session, ...world.local])).not.toContain('ana@example.com');
  };

  it.each([
    ['here', deleted],
    ['in another tab', elsewhere],
  ])('%s: a create that was sent brings no lead back', async (_where, gone) => {
    let release = (): void => undefined;
    const world = makeWorld(
      () =>
        new Promise((resolve) => {
          release = () => resolve(answer(201, { id: 'lead-1', state: 6 }));
        }),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(gone);
    release();
    await world.settled();
    expect(world.calls).toHaveLength(1);
    nothingLeft(world);
  });

  it.each([
    ['here', deleted],
    ['in another tab', elsewhere],
  ])('%s: nothing that waits for the network is sent later', async (_where, gone) => {
    const world = makeWorld((call) => (world.world.isOnline ? created(call) : 'no connection'));
    world.world.isOnline = false;
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(gone);
    world.comeOnline();
    await world.settled();
    expect(world.calls).toHaveLength(1);
    nothingLeft(world);
  });

  it('a create that is to be tried again goes out no more', async () => {
    const world: ReturnType<typeof makeWorld> = makeWorld(() => {
      world.store.dispatch(deleted);
      return answer(500, {});
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls).toHaveLength(1);
    nothingLeft(world);
  });

  it('a create that waits for the captcha does not go out', async () => {
    const world = makeWorld(created);
    let release = (): void => undefined;
    world.waitForCaptcha(
      new Promise((resolve) => {
        release = () => resolve('token');
      }),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(deleted);
    release();
    await world.settled();
    expect(world.calls).toEqual([]);
    nothingLeft(world);
  });

  it('the answer to a sale tells nothing of the application that follows it', async () => {
    let release = (): void => undefined;
    const world = makeWorld((call) =>
      call.path === '/lead/sale'
        ? new Promise((resolve) => {
            release = () => resolve(answer(200, { id: 'lead-1', state: 12 }));
          })
        : created(call),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(progressStatePushed(10));
    world.store.dispatch(offerTaken());
    await world.settled();
    world.store.dispatch(progressStatePushed(13));
    world.store.dispatch(reapplyRequested());
    release();
    await world.settled();
    expect(lead(world)).toMatchObject({ progressStates: [0], isReapplying: true });
    expect(lead(world).application).not.toHaveProperty('id');
    expect(world.store.getState().asyncFormData.sendings).toEqual({});
  });
});
