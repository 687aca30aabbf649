import type { HttpHandler } from 'msw';
import { controlHandlers } from './control';
import { createGateway } from './gateway';
import { customerHandlers } from './handlers/customer';
import { leadHandlers } from './handlers/leadPath';
import { lookupHandlers } from './handlers/lookups';
import { documentHandlers } from './offerTerms';
import { screenHandlers } from './handlers/screens';

/** The handlers of the contract, without the control address, the log and faults. */
export const contractHandlers: readonly HttpHandler[] = [
  ...leadHandlers,
  ...customerHandlers,
  ...screenHandlers,
  ...lookupHandlers,
];

/** The whole reference back end, for servers, for the service worker of the browser and for unit tests. */
export const handlers: readonly HttpHandler[] = [
  ...controlHandlers,
  ...documentHandlers,
  createGateway(contractHandlers),
];
