import { createApi } from '@reduxjs/toolkit/query';
import type { Redirect } from '../domain/journey/states/redirect';
import type { Lead } from '../domain/lead/lead';
import { callServer, type ApiSettings } from './base';
import { readContinued, type ContinuedLead } from './continued';
import { readEnvelope, readRedirect, type Envelope } from './envelope';
import { readPolicies, type Policy } from './policies';

/** What the store must carry for the API to work. */
export interface ApiExtra {
  readonly api: ApiSettings;
}

function settingsOf(extra: unknown): ApiSettings {
  if (!isApiExtra(extra)) throw new Error('The store was made without the settings of the API.');
  return extra.api;
}

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'api' in extra;
}

const call = callServer(settingsOf);

const segment = encodeURIComponent;

/**
 * Calls to the lead path take it from the settings, which no endpoint's `query` can see: such an endpoint goes through
 * `queryFn`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: call,
  endpoints: (build) => ({
    /** Creates a lead. The same key with the same body answers the same lead. */
    postLead: build.mutation<Envelope, { lead: Lead; idempotencyKey: string }>({
      queryFn: async ({ lead, idempotencyKey }, queryApi, _options, base) => {
        const path = settingsOf(queryApi.extra).leadPath;
        const answer = await base({ path, method: 'POST', body: lead, withProduct: true, idempotencyKey });
        return answer.error ? { error: answer.error } : { data: readEnvelope(answer.data) };
      },
    }),
    /** Updates a lead; `lead.id` must be set. `emptied`: the data points whose answers go; the rest stays as it was. */
    putLead: build.mutation<Envelope, { lead: Lead; emptied: readonly string[] }>({
      queryFn: async ({ lead, emptied }, queryApi, _options, base) => {
        const path = settingsOf(queryApi.extra).leadPath;
        const body = { ...lead, ...(emptied.length === 0 ? {} : { emptied }) };
        const answer = await base({ path, method: 'PUT', body, withProduct: true });
        return answer.error ? { error: answer.error } : { data: readEnvelope(answer.data) };
      },
    }),
    leadStatus: build.query<Envelope, { id: string }>({
      query: ({ id }) => ({ path: `/lead/status/${segment(id)}` }),
      transformResponse: readEnvelope,
    }),
    /** Accepts what the accepting partner offered; answers where to go. */
    sale: build.mutation<Envelope, { id: string; offerId?: string }>({
      query: (body) => ({ path: '/lead/sale', method: 'POST', body }),
      transformResponse: readEnvelope,
    }),
    redirect: build.query<Redirect | null, { id: string }>({
      query: ({ id }) => ({ path: `/lead/${segment(id)}/redirect` }),
      transformResponse: (answer: unknown) => readEnvelope(answer).redirect ?? readRedirect(answer) ?? null,
    }),
    continueLead: build.query<
      ContinuedLead | null,
      { version: 'v2' | 'v3'; id: string; urlType: string; refTransactionId?: string }
    >({
      query: ({ version, id, urlType, refTransactionId }) => ({
        path:
          `/${version}/lead/url/${segment(id)}/${segment(urlType)}` +
          (refTransactionId === undefined ? '' : `?refTransactionId=${segment(refTransactionId)}`),
      }),
      transformResponse: readContinued,
    }),
    policies: build.query<readonly Policy[] | null, null>({
      queryFn: async (_none, queryApi, _options, base) => {
        const answer = await base({ path: settingsOf(queryApi.extra).policiesPath });
        return answer.error ? { error: answer.error } : { data: readPolicies(answer.data) };
      },
    }),
    affiliateEvent: build.mutation<
      null,
      { attribute?: string; subId?: string; transactionId?: string; event: string }
    >({
      query: (body) => ({ path: '/affiliate/event', method: 'POST', body, withProduct: true }),
      transformResponse: () => null,
    }),
    customerPassword: build.mutation<null, { id: string; password: string }>({
      query: (body) => ({ path: '/lead/customer/password', method: 'POST', body }),
      transformResponse: () => null,
    }),
    unsubscribe: build.mutation<null, { email: string }>({
      query: ({ email }) => ({ path: `/customer/email/unsubscribe?email=${segment(email)}`, method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});
