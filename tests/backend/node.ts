import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The reference back end for unit tests. Between `listen` and `close`, it handles `fetch` for any origin. */
export function createTestBackend(): ReturnType<typeof setupServer> {
  return setupServer(...handlers);
}
