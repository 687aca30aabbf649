import type { HttpHandler } from 'msw';
import { controlHandlers } from './control';
import { gate } from './gate';
import { customerHandlers } from './handlers/customer';
import { leadHandlers } from './handlers/leadPath';
import { lookupHandlers } from './handlers/lookups';
import { screenHandlers } from './handlers/screens';

/** The calls of the contract, without control address, log and faults. */
export const contractHandlers: readonly HttpHandler[] = [
  ...leadHandlers,
  ...customerHandlers,
  ...screenHandlers,
  ...lookupHandlers,
];

/** The whole reference back end: for a server, for the browser's worker and for unit tests. */
export const handlers: readonly HttpHandler[] = [...controlHandlers, gate(contractHandlers)];
