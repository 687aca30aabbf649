import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { flushPromises } from '../testing/flushPromises';
import type { Redirect } from '../domain/journey/states/redirect';
import { api, type ApiExtra } from './api';
import type { CallArgument, CallName } from './argument';
import type { CallParts } from './base';
import { calls } from './calls.gen';
import type { CustomerConsent } from './consents';
import type { ContinuedLead } from './continuedLead';
import type { Envelope } from './envelope';
import { readQuery } from './callResult';
import { isMoved, isResponse, isStaleResponse } from './responseActions';
import { createResponseOrder } from './responseOrder';
import type { Policy } from './policies';

/**
 * A store with the API alone. Its network gives every call this response. It records the actions.
 *
 * @param isLeadOpen whether the lead of a call is still open when the response arrives
 */
function createApiStore(body: unknown, status = 200, isLeadOpen = true, leadId?: string) {
  const extraArgument: ApiExtra = {
    api: {
      base: '/api',
      filesBase: '',
      leadPath: '/lead',
      policiesPath: '/policies',
      product: 'ondara',
      now: () => 0,
      fetch: () => Promise.resolve(Response.json(body, { status })),
      upload: () => Promise.resolve(Response.json(body, { status })),
    },
    responseOrder: createResponseOrder(),
    watchLead: () => () => isLeadOpen,
    getLeadId: () => leadId,
    watchDecision: () => () => false,
  };
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: {
      api: (state: ReturnType<typeof api.reducer> | undefined, action: UnknownAction) => {
        actions.push(action);
        return api.reducer(state, action);
      },
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  });
  return { dispatch: store.dispatch, actions, getState: () => store.getState().api };
}

type Calls = typeof api.endpoints;
type Argument<Name extends keyof Calls> = Parameters<Calls[Name]['initiate']>[0];
type Result<Name extends keyof Calls> = Calls[Name]['Types']['ResultType'];

describe('the API', () => {
  it('has an endpoint for each call of the contract', () => {
    expect(Object.keys(api.endpoints)).toEqual(Object.keys(calls));
  });

  it('makes a query of a GET and a mutation of every other call', async () => {
    const { dispatch, actions } = createApiStore({ state: 6 });
    await dispatch(api.endpoints.leadStatus.initiate({ params: { id: 'a' } }));
    await dispatch(api.endpoints.skipOffer.initiate({ params: { id: 'a' }, body: {}, idempotencyKey: 'k' }));
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['api/executeQuery/fulfilled', 'api/executeMutation/fulfilled']),
    );
  });

  it('returns the response as it was read', async () => {
    const { dispatch } = createApiStore({ id: 'a', state: [0, 6], application: { offerId: 5 } });
    const { data } = await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' }, idempotencyKey: 'k' }));
    expect(data).toEqual({ id: 'a', state: 6 });
  });

  it('returns the failure of a call', async () => {
    const { dispatch } = createApiStore({ errors: { iban: 'invalid' } }, 422);
    const { error } = await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' }, idempotencyKey: 'k' }));
    expect(error).toEqual({ kind: 'field-errors', errors: { iban: 'invalid' } });
  });

  it.each([
    ['a response', 200, { id: 'b', state: 6 }],
    ['a response that says that the lead has moved on', 409, { id: 'b', state: 40 }],
  ])('takes %s about another lead for a failure of the server', async (_what, status, body) => {
    const { dispatch, actions } = createApiStore(body, status, true, 'a');
    const call = api.endpoints.skipOffer.initiate({ params: { id: 'a' }, body: {}, idempotencyKey: 'k' });
    expect((await dispatch(call)).error).toEqual({ kind: 'server' });
    expect(actions.some((action) => isResponse('envelope')(action) || isMoved(action))).toBe(false);
  });

  it('removes a response that depends on a parameter as soon as it is read', { tags: ['F14'] }, async () => {
    const { dispatch, getState } = createApiStore({ valid: false, suggestion: null });
    const check = dispatch(api.endpoints.validateEmail.initiate({ params: { email: 'ana@example.com' } }));
    expect(await readQuery(check)).toMatchObject({ data: { valid: false } });
    await flushPromises();
    expect(getState().queries).toEqual({});
  });

  it('keeps a list that is the same for everyone', async () => {
    const { dispatch, getState } = createApiStore(['ES', 'MX']);
    const { data } = await readQuery(dispatch(api.endpoints.countryChoices.initiate(undefined)));
    await flushPromises();
    expect(Object.values(getState().queries)).toMatchObject([{ data }]);
  });

  it('takes only the arguments of the contract', () => {
    expectTypeOf<Argument<'leadStatus'>>().toEqualTypeOf<{ readonly params: { readonly id: string } }>();
    expectTypeOf<undefined>().toExtend<Argument<'partnerLogos'>>();
    expectTypeOf<{ params: object }>().not.toExtend<Argument<'partnerLogos'>>();
    expectTypeOf<Argument<'unsubscribe'>>().toEqualTypeOf<{
      readonly query: { readonly email: string };
      readonly idempotencyKey: string;
    }>();
    expectTypeOf<Argument<'sale'>>().toEqualTypeOf<{
      readonly body: { readonly id: string; readonly stateVersion?: string; readonly offerId?: string };
      readonly idempotencyKey: string;
    }>();
    expectTypeOf<Argument<'continueOffer'>>().toEqualTypeOf<{
      readonly params: { readonly id: string };
      readonly body: { readonly stateVersion?: string };
      readonly idempotencyKey: string;
    }>();
    expectTypeOf<Argument<'continueLead'>>().toEqualTypeOf<{
      readonly params: { readonly id: string; readonly urlType: 'continue' | 'retargeting' | 'abandonment' };
      readonly query?: { readonly refTransactionId?: string };
    }>();
    expectTypeOf<Argument<'continueLeadV2'>>().toEqualTypeOf<{
      readonly params: { readonly id: string; readonly urlType: 'continue' | 'retargeting' | 'abandonment' };
      readonly query?: {
        readonly refTransactionId?: string;
        readonly others?: { readonly [name: string]: string };
      };
    }>();
    expectTypeOf<Argument<'putCustomerConsents'>>().toEqualTypeOf<{
      readonly params: { readonly id: string };
      readonly body: readonly { readonly id: string; readonly given: boolean }[];
      readonly idempotencyKey: string;
    }>();
    expectTypeOf<Argument<'idUpload'>>().toEqualTypeOf<{
      readonly body: {
        readonly id: string;
        readonly stateVersion?: string;
        readonly front: Blob;
        readonly back?: Blob;
      };
      readonly idempotencyKey: string;
      readonly onUploadProgress?: (sent: number, total: number) => void;
    }>();
    expectTypeOf<{ body: { id: number } }>().not.toExtend<Argument<'sale'>>();
    expectTypeOf<{ body: { offerId: string } }>().not.toExtend<Argument<'sale'>>();
    expectTypeOf<{ params: { id: string } }>().not.toExtend<Argument<'sale'>>();
  });

  it('takes no argument that cannot be sent', () => {
    type Parts = { [Name in CallName]: Exclude<CallArgument<Name>, void> }[CallName];
    expectTypeOf<Parts>().toExtend<CallParts>();
  });

  it('requires a key for every change and an id for an update, and takes no product', () => {
    type Change = {
      [Name in CallName]: (typeof calls)[Name]['method'] extends 'GET' ? never : Name;
    }[CallName];
    expectTypeOf<CallArgument<Change>>().toExtend<{ readonly idempotencyKey: string }>();
    type Read = Exclude<CallName, Change>;
    type KeyOfRead = Extract<Exclude<CallArgument<Read>, void>, { readonly idempotencyKey: unknown }>;
    expectTypeOf<KeyOfRead>().toEqualTypeOf<never>();
    expectTypeOf<{ body: { amount: number }; idempotencyKey: string }>().toExtend<Argument<'postLead'>>();
    expectTypeOf<{ body: { amount: number } }>().not.toExtend<Argument<'postLead'>>();
    expectTypeOf<{ body: { amount: string }; idempotencyKey: string }>().not.toExtend<Argument<'postLead'>>();
    type Update = { body: { id: string; emptied: readonly 'iban'[] }; idempotencyKey: string };
    expectTypeOf<Update>().toExtend<Argument<'putLead'>>();
    expectTypeOf<Omit<Update, 'idempotencyKey'>>().not.toExtend<Argument<'putLead'>>();
    expectTypeOf<{ body: { amount: number }; idempotencyKey: string }>().not.toExtend<Argument<'putLead'>>();
    expectTypeOf<Argument<'postLead'>['body']>().not.toHaveProperty('product');
    expectTypeOf<Argument<'putLead'>['body']>().not.toHaveProperty('product');
    expectTypeOf<Argument<'affiliateEvent'>['body']>().not.toHaveProperty('product');
  });

  it('returns the type that the contract names', () => {
    expectTypeOf<Result<'postLead'>>().toEqualTypeOf<Envelope & { readonly id: string }>();
    expectTypeOf<Result<'leadStatus'>>().toEqualTypeOf<Envelope>();
    expectTypeOf<Result<'continueLeadV2'>>().toEqualTypeOf<ContinuedLead>();
    expectTypeOf<Result<'leadRedirect'>>().toEqualTypeOf<Redirect>();
    expectTypeOf<Result<'policies'>>().toEqualTypeOf<readonly Policy[]>();
    expectTypeOf<Result<'customerConsents'>>().toExtend<readonly CustomerConsent[]>();
    expectTypeOf<Result<'countryChoices'>>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<Result<'unsubscribe'>>().toEqualTypeOf<'taken'>();
  });
});

/** An action of a call, as RTK Query dispatches it. */
const createAction = (requestStatus: string, baseQueryMeta: unknown) => ({
  type: `api/executeMutation/${requestStatus}`,
  meta: { requestId: 'r', requestStatus, baseQueryMeta },
});

describe('isResponse', () => {
  it('matches a response by its name in the contract, for any call', async () => {
    const { dispatch, actions } = createApiStore({ id: 'a', state: 6 });
    await dispatch(api.endpoints.leadStatus.initiate({ params: { id: 'a' } }));
    const vehicle = { id: 'a', make: 'm', model: 'n', year: 2020 };
    await dispatch(api.endpoints.vehicle.initiate({ body: vehicle, idempotencyKey: 'k' }));
    const body = { id: 'a', state: 6 };
    expect(actions.filter(isResponse('envelope')).map(({ payload }) => payload)).toEqual([body, body]);
    expect(actions.filter(isResponse('policies'))).toEqual([]);
  });

  type Dispatch = ReturnType<typeof createApiStore>['dispatch'];
  const { postLead, putLead, sale } = api.endpoints;
  const create = (dispatch: Dispatch) => dispatch(postLead.initiate({ body: {}, idempotencyKey: 'a:1' }));
  const update = (dispatch: Dispatch) =>
    dispatch(putLead.initiate({ body: { id: 'a' }, idempotencyKey: 'k' }));
  const sell = (dispatch: Dispatch) => dispatch(sale.initiate({ body: { id: 'a' }, idempotencyKey: 'k' }));
  it.each<[string, (dispatch: Dispatch) => Promise<{ error?: unknown }>, unknown]>([
    ['a create without an id', create, { state: 6 }],
    ['a create whose id is no text', create, { id: 5 }],
    ['an update without a lead', update, { ok: true }],
    ['a sale without a lead', sell, []],
  ])('does not match a response of another shape: %s', async (_case, call, body) => {
    const { dispatch, actions } = createApiStore(body);
    const { error } = await call(dispatch);
    expect(error).toEqual({ kind: 'server' });
    expect(actions.filter(isResponse('created', 'envelope'))).toEqual([]);
  });

  it('does not match a response that a newer one overtook', () => {
    const stale = createAction('fulfilled', { response: 'envelope', isStale: true });
    expect(isResponse('envelope')(stale)).toBe(false);
    expect(isStaleResponse(stale)).toBe(true);
  });

  it('does not match a response of a lead that is no longer open, which is not stale either', async () => {
    const { dispatch, actions } = createApiStore({ id: 'a', state: 6 }, 200, false);
    await dispatch(api.endpoints.leadStatus.initiate({ params: { id: 'a' } }));
    await update(dispatch);
    expect(actions.filter(isResponse('envelope'))).toEqual([]);
    expect(actions.filter(isStaleResponse)).toEqual([]);
  });

  it('matches a response about the page, whichever lead is open', async () => {
    const { dispatch, actions } = createApiStore({ dataPoints: ['iban'] }, 200, false);
    await dispatch(api.endpoints.testDataPoints.initiate(undefined));
    expect(actions.filter(isResponse('dataPoints'))).toHaveLength(1);
  });

  it('does not match a failed call', async () => {
    const { dispatch, actions } = createApiStore({}, 410);
    await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' }, idempotencyKey: 'k' }));
    expect(actions.filter(isResponse('envelope'))).toEqual([]);
  });

  it.each([
    null,
    'api/executeQuery/fulfilled',
    { type: 'api/executeQuery/fulfilled' },
    createAction('fulfilled', null),
    createAction('fulfilled', { response: 'nothing' }),
    createAction('pending', { response: 'envelope' }),
    createAction('rejected', { response: 'envelope' }),
  ])('does not match %j', (action) => {
    expect(isResponse('envelope')(action)).toBe(false);
  });
});

describe('isMoved', () => {
  const envelope = { state: 40, stateVersion: 'v2' };
  const refuse = async (body: unknown, isLeadOpen = true) => {
    const { dispatch, actions } = createApiStore(body, 409, isLeadOpen);
    await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' }, idempotencyKey: 'k' }));
    return actions;
  };

  it('matches a call that came too late for its state, and carries the present envelope', async () => {
    const actions = await refuse(envelope);
    expect(actions.filter(isMoved).map(({ payload }) => payload.envelope)).toEqual([envelope]);
    expect(actions.filter(isResponse('created', 'envelope'))).toEqual([]);
  });

  it('matches no other conflict', async () => {
    expect((await refuse({ id: 'b' })).filter(isMoved)).toEqual([]);
  });

  it('does not match one about a lead that is no longer open', async () => {
    expect((await refuse(envelope, false)).filter(isMoved)).toEqual([]);
  });

  it('does not match one that a newer response overtook, and which is stale', () => {
    const payload = { kind: 'moved', envelope };
    const stale = { ...createAction('rejected', { response: 'envelope', isStale: true }), payload };
    expect([isMoved(stale), isStaleResponse(stale)]).toEqual([false, true]);
  });

  it.each([
    { ...createAction('rejected', { response: 'envelope' }), payload: { kind: 'conflict' } },
    createAction('rejected', { response: 'envelope' }),
    null,
  ])('does not match %j', (action) => {
    expect(isMoved(action)).toBe(false);
  });
});
