import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Redirect } from '../domain/journey/states/redirect';
import { api, type ApiExtra } from './api';
import type { CallArgument, CallName } from './argument';
import type { CallParts } from './base';
import { calls } from './calls.gen';
import type { CustomerConsent } from './consents';
import type { ContinuedLead } from './continued';
import type { Envelope } from './envelope';
import { isAnswered, isOvertaken } from './fulfilled';
import { answerOrder } from './order';
import type { Policy } from './policies';

/** A store with the calls alone, whose network answers every call so; keeps the actions it saw. */
function storeAnswering(body: unknown, status = 200) {
  const extraArgument: ApiExtra = {
    api: {
      base: '/api',
      files: '',
      leadPath: '/lead',
      policiesPath: '/policies',
      product: 'ondara',
      now: () => 0,
      fetch: () => Promise.resolve(Response.json(body, { status })),
      upload: () => Promise.resolve(Response.json(body, { status })),
    },
    order: answerOrder(),
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
  return { dispatch: store.dispatch, actions };
}

type Calls = typeof api.endpoints;
type Argument<Name extends keyof Calls> = Parameters<Calls[Name]['initiate']>[0];
type Result<Name extends keyof Calls> = Calls[Name]['Types']['ResultType'];

describe('the calls', () => {
  it('are those of the contract', () => {
    expect(Object.keys(api.endpoints)).toEqual(Object.keys(calls));
  });

  it('ask or change something', async () => {
    const { dispatch, actions } = storeAnswering({ state: 6 });
    await dispatch(api.endpoints.leadStatus.initiate({ params: { id: 'a' } }));
    await dispatch(api.endpoints.skipOffer.initiate({ params: { id: 'a' } }));
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['api/executeQuery/fulfilled', 'api/executeMutation/fulfilled']),
    );
  });

  it('answer what was read', async () => {
    const { dispatch } = storeAnswering({ id: 'a', state: [0, 6], application: { offerId: 5 } });
    const { data } = await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' } }));
    expect(data).toEqual({ id: 'a', state: 6 });
  });

  it('answer the failure', async () => {
    const { dispatch } = storeAnswering({ errors: { iban: 'invalid' } }, 422);
    const { error } = await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' } }));
    expect(error).toEqual({ kind: 'field-errors', errors: { iban: 'invalid' } });
  });

  it('take nothing but what the contract says', () => {
    expectTypeOf<Argument<'leadStatus'>>().toEqualTypeOf<{ readonly params: { readonly id: string } }>();
    expectTypeOf<undefined>().toExtend<Argument<'partnerLogos'>>();
    expectTypeOf<{ params: object }>().not.toExtend<Argument<'partnerLogos'>>();
    expectTypeOf<Argument<'unsubscribe'>>().toEqualTypeOf<{ readonly query: { readonly email: string } }>();
    expectTypeOf<Argument<'sale'>>().toEqualTypeOf<{
      readonly body: { readonly id: string; readonly offerId?: string };
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
    }>();
    expectTypeOf<Argument<'idUpload'>>().toEqualTypeOf<{
      readonly body: { readonly id: string; readonly front: Blob; readonly back?: Blob };
      readonly onSent?: (sent: number, whole: number) => void;
    }>();
    expectTypeOf<{ body: { id: number } }>().not.toExtend<Argument<'sale'>>();
    expectTypeOf<{ body: { offerId: string } }>().not.toExtend<Argument<'sale'>>();
    expectTypeOf<{ params: { id: string } }>().not.toExtend<Argument<'sale'>>();
  });

  it('take nothing that cannot be sent', () => {
    type Parts = { [Name in CallName]: Exclude<CallArgument<Name>, void> }[CallName];
    expectTypeOf<Parts>().toExtend<CallParts>();
  });

  it('need a key for a create, and the id for an update; nobody gives the product', () => {
    expectTypeOf<{ body: { amount: number }; idempotencyKey: string }>().toExtend<Argument<'postLead'>>();
    expectTypeOf<{ body: { amount: number } }>().not.toExtend<Argument<'postLead'>>();
    expectTypeOf<{ body: { amount: string }; idempotencyKey: string }>().not.toExtend<Argument<'postLead'>>();
    expectTypeOf<{ body: { id: string; emptied: readonly 'iban'[] } }>().toExtend<Argument<'putLead'>>();
    expectTypeOf<{ body: { amount: number } }>().not.toExtend<Argument<'putLead'>>();
    expectTypeOf<Argument<'postLead'>['body']>().not.toHaveProperty('product');
    expectTypeOf<Argument<'putLead'>['body']>().not.toHaveProperty('product');
    expectTypeOf<Argument<'affiliateEvent'>['body']>().not.toHaveProperty('product');
  });

  it('answer what the contract names', () => {
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

describe('an answer', () => {
  it('is recognised by what the contract names it, whichever call it was to', async () => {
    const { dispatch, actions } = storeAnswering({ id: 'a', state: 6 });
    await dispatch(api.endpoints.leadStatus.initiate({ params: { id: 'a' } }));
    await dispatch(api.endpoints.vehicle.initiate({ body: { id: 'a', make: 'm', model: 'n', year: 2020 } }));
    const told = { id: 'a', state: 6 };
    expect(actions.filter(isAnswered('envelope')).map(({ payload }) => payload)).toEqual([told, told]);
    expect(actions.filter(isAnswered('policies'))).toEqual([]);
  });

  type Dispatch = ReturnType<typeof storeAnswering>['dispatch'];
  const { postLead, putLead, sale } = api.endpoints;
  const create = (dispatch: Dispatch) => dispatch(postLead.initiate({ body: {}, idempotencyKey: 'a:1' }));
  const update = (dispatch: Dispatch) => dispatch(putLead.initiate({ body: { id: 'a' } }));
  const take = (dispatch: Dispatch) => dispatch(sale.initiate({ body: { id: 'a' } }));
  it.each<[string, (dispatch: Dispatch) => Promise<{ error?: unknown }>, unknown]>([
    ['a create without an id', create, { state: 6 }],
    ['a create whose id is no text', create, { id: 5 }],
    ['an update that says nothing of a lead', update, { ok: true }],
    ['an offer that says nothing of a lead', take, []],
  ])('of another shape is none: %s', async (_case, call, body) => {
    const { dispatch, actions } = storeAnswering(body);
    const { error } = await call(dispatch);
    expect(error).toEqual({ kind: 'server' });
    expect(actions.filter(isAnswered('created', 'envelope'))).toEqual([]);
  });

  it('that a newer one overtook is told to be so', () => {
    const late = {
      type: 'api/executeMutation/fulfilled',
      meta: { baseQueryMeta: { answers: 'envelope', isLate: true } },
    };
    expect(isAnswered('envelope')(late)).toBe(false);
    expect(isOvertaken(late)).toBe(true);
  });

  it('is none when the call failed', async () => {
    const { dispatch, actions } = storeAnswering({}, 410);
    await dispatch(api.endpoints.sale.initiate({ body: { id: 'a' } }));
    expect(actions.filter(isAnswered('envelope'))).toEqual([]);
  });

  it.each([
    null,
    'api/executeQuery/fulfilled',
    { type: 'api/executeQuery/fulfilled' },
    { type: 'api/executeQuery/fulfilled', meta: { baseQueryMeta: null } },
    { type: 'api/executeQuery/pending', meta: { baseQueryMeta: { answers: 'envelope' } } },
    { type: 'other/fulfilled', meta: { baseQueryMeta: { answers: 'envelope' } } },
  ])('is not %j', (action) => {
    expect(isAnswered('envelope')(action)).toBe(false);
  });
});
