import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { ApiBaseQuery, Call, CallParts, CallRow } from './base';
import { responseReaders, type ResponseName } from './responses';

/** What creates the endpoints of the API. */
export type Build = EndpointBuilder<ApiBaseQuery, never, 'api'>;

/** An endpoint that makes a call: the parts that its caller passes, with the call's row and the reader of its response. */
export function createEndpoint(row: CallRow & { readonly response: ResponseName }) {
  return {
    query: (parts: CallParts | void): Call => ({ ...parts, row, read: responseReaders[row.response] }),
    // A response that depends on a parameter tells who asked or what was typed.
    keepUnusedDataFor: row.path.includes('{') ? 0 : 60,
  };
}
