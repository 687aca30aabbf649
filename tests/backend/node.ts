import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The reference back end for unit tests: between `listen` and `close`, `fetch` reaches it at any origin. */
export function backendForTests(): ReturnType<typeof setupServer> {
  return setupServer(...handlers);
}
