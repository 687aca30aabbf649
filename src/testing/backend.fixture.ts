import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { handlers } from '../../tests/backend/handlers';
import { resetStore, store } from '../../tests/backend/store';
import type { FakeNetwork } from '../state/store.fixture';

/** Resets the reference back end and sets its clock to that of the test stores. */
export function resetBackend(): void {
  resetStore({ slowness: 0 });
  store.clockShift = Date.parse('2026-11-20T12:00:00Z') - Date.now();
}

/** A network with the application's own files and the reference back end. */
export const referenceNetwork: FakeNetwork = async ({ method, path, key, body }) => {
  if (path.startsWith('/data/')) return new Response(readFileSync(`public${path}`));
  const form = createForm(body);
  const request = new Request(`http://sandbox.test/api${path}`, {
    method,
    headers: {
      ...(form === null ? { 'Content-Type': 'application/json' } : {}),
      'X-Requested-With': 'loan-application',
      ...(key === null ? {} : { 'Idempotency-Key': key }),
    },
    ...(method === 'GET' ? {} : { body: form ?? JSON.stringify(body) }),
  });
  const response = await getResponse([...handlers], request);
  if (response === undefined) throw new Error(`The back end has no handler for ${method} ${path}.`);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};

/** The body as a form, if it contains files. */
function createForm(body: Readonly<Record<string, unknown>>): FormData | null {
  if (!Object.values(body).some((value) => value instanceof Blob)) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' || value instanceof Blob) form.set(name, value);
  }
  return form;
}
