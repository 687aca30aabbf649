import { createApi } from '@reduxjs/toolkit/query';
import type { ResponseName } from './responses';
import { createBaseQuery, type ApiBaseQuery, type ApiSettings } from './base';
import { createEndpoints } from './endpoints.gen';
import { isUncertain } from './failure';
import { leadResponses } from './responseActions';
import { getFields } from '../domain/lead/isRecord';
import type { Page } from '../domain/pages/resolvePage';
import type { ResponseOrder } from './responseOrder';

/** The extra argument that the store must have. */
export interface ApiExtra {
  readonly api: ApiSettings;
  readonly responseOrder: ResponseOrder;
  /** Watches the lead that is open. The function that it returns tells whether that lead is still open. */
  readonly watchLead: () => () => boolean;
  /** The id of the lead that is open; undefined before it is created. */
  readonly getLeadId: () => string | undefined;
  /** Watches whether that lead is decided. The function that it returns tells whether a state in a response is older than that. */
  readonly watchDecision: () => (state: unknown) => boolean;
  readonly page?: Page;
}

function readExtra(extra: unknown): ApiExtra {
  if (!isApiExtra(extra)) throw new Error('The store has no API settings in its extra argument.');
  return extra;
}

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'api' in extra && 'responseOrder' in extra;
}

const callOnce = createBaseQuery((extra) => {
  const { api: settings, page } = readExtra(extra);
  return page === undefined ? settings : { ...settings, page };
});

/** Responses about the page. Every other response counts only while the lead is open that its call was made for. */
const pageResponses = ['policies', 'dataPoints'] as const satisfies readonly ResponseName[];

/**
 * A response carries whether it is about another lead than the open one, and a response about a lead whether a newer response
 * overtook it. What reads the response then needs to know neither.
 */
const baseQuery: ApiBaseQuery = async (call, query, options) => {
  const { response } = call.row;
  if (pageResponses.some((name) => name === response)) return callOnce(call, query, options);
  const { responseOrder, watchLead, getLeadId, watchDecision } = readExtra(query.extra);
  const isOpen = watchLead();
  const isBeforeDecision = watchDecision();
  const place = leadResponses.some((name) => name === response) ? responseOrder.begin() : null;
  const { meta, ...result } = await callOnce(call, query, options);
  const isOfOtherLead = !isOpen();
  const isChange = place !== null && !isOfOtherLead && call.row.method !== 'GET';
  if (isChange && result.error !== undefined && isUncertain(result.error)) responseOrder.registerLoss();
  // A server that answers about another lead has failed: nothing of that lead may be shown here.
  if (place !== null && !isOfOtherLead && isAboutOther(result, getLeadId()))
    return { error: { kind: 'server' }, meta: { response, ...meta } };
  const namesState = result.error === undefined || result.error.kind === 'moved';
  const answer = result.error?.kind === 'moved' ? result.error.envelope : result.data;
  const isOlder = (at: number) => responseOrder.isStale(at) || isBeforeDecision(readNamedState(answer));
  const isStale = place !== null && namesState && !isOfOtherLead && isOlder(place);
  return { ...result, meta: { response, ...meta, isStale, isOfOtherLead } };
};

/** Whether an envelope names another lead than the open one. The conflict of a create names the lead that it has created. */
function isAboutOther(
  { data, error }: Awaited<ReturnType<ApiBaseQuery>>,
  leadId: string | undefined,
): boolean {
  const answer = error?.kind === 'moved' ? error.envelope : data;
  const { id } = getFields(answer);
  return leadId !== undefined && id !== undefined && id !== leadId;
}

const readNamedState = (response: unknown): unknown => getFields(response)['state'];

/**
 * Every call of the contract, with its types: `api.endpoints.<name>.initiate({ params, query, body, idempotencyKey })`. A call
 * takes only the parts that the contract names. Every call that changes something has a key.
 */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: createEndpoints });
