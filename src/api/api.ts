import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query';
import { readers, type Answers } from './answers';
import type { CallArgument, CallName } from './argument';
import { callServer, type ApiSettings, type CallParts } from './base';
import { answersOfLead } from './fulfilled';
import type { AnswerOrder } from './order';
import { calls } from './calls.gen';

/** What the store must carry for the API to work. */
export interface ApiExtra {
  readonly api: ApiSettings;
  readonly order: AnswerOrder;
}

function extraOf(extra: unknown): ApiExtra {
  if (!isApiExtra(extra)) throw new Error('The store was made without the settings of the API.');
  return extra;
}

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'api' in extra && 'order' in extra;
}

const callOnce = callServer((extra) => extraOf(extra).api);

type Base = typeof callOnce;

/** A call that tells where a lead stands also tells whether its answer came too late to be believed. */
const baseQuery: Base = async (call, query, options) => {
  if (!answersOfLead.some((name) => name === call.row.answers)) return callOnce(call, query, options);
  const { order } = extraOf(query.extra);
  const place = order.begin();
  const { meta, ...outcome } = await callOnce(call, query, options);
  const isLate = outcome.error === undefined && order.isLate(place);
  return { ...outcome, meta: { answers: call.row.answers, ...meta, isLate } };
};

type Build = EndpointBuilder<Base, never, 'api'>;
type Row<Name extends CallName> = (typeof calls)[Name];

/** What the table of calls makes: a GET asks, every other call changes something. */
type Endpoints = {
  [Name in CallName]: Row<Name>['method'] extends 'GET'
    ? QueryDefinition<CallArgument<Name>, Base, never, Answers[Row<Name>['answers']], 'api'>
    : MutationDefinition<CallArgument<Name>, Base, never, Answers[Row<Name>['answers']], 'api'>;
};

/** One endpoint for each call of the contract. The types that a loop over the table loses are those of `Endpoints`. */
function endpointsOf(build: Build): Endpoints;
function endpointsOf(build: Build): object {
  return Object.fromEntries(
    Object.entries(calls).map(([name, row]) => {
      const endpoint = {
        query: (parts: CallParts | undefined) => ({ ...parts, row, read: readers[row.answers] }),
      };
      return [name, row.method === 'GET' ? build.query(endpoint) : build.mutation(endpoint)];
    }),
  );
}

/**
 * Every call of the contract, each typed by it: `api.endpoints.<name>.initiate({ params, query, body, idempotencyKey })`,
 * with those parts that the call has.
 */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: endpointsOf });
