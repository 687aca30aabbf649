import { getResponse } from 'msw';
import { controlHandlers } from './control';
import { handlers } from './handlers';
import { loadStore, serialiseStore } from './store';

/** The whole back end as one function, for a server that turns its requests into these. Null: no such call. */
export async function serve(request: Request): Promise<Response | null> {
  return (await getResponse([...controlHandlers, ...handlers], request)) ?? null;
}

export { loadStore, serialiseStore };
