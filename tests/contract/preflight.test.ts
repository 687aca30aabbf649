import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackendHandler } from '../backend/middleware';
import * as backend from '../backend/serve';

/** The reference back end behind a real server, as a page of another origin reaches it. */

let server: Server;
let origin = '';

beforeAll(async () => {
  const handle = createBackendHandler({ load: async () => backend, basePath: '/form', file: '' });
  server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : ''}`;
});
afterAll(() => server.close());

it.each([
  ['POST', '/form/api/v3/lead'],
  ['PUT', '/form/api/v3/lead'],
  ['POST', '/api/lead/continue/lead-1'],
  ['PUT', '/api/customer/lead-1/consents'],
])('a page of another origin may send a key with %s %s', async (method, path) => {
  const response = await fetch(origin + path, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://embedding.example',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type,idempotency-key,x-requested-with',
    },
  });
  expect(response.status).toBe(204);
  const list = (name: string) => (response.headers.get(name) ?? '').toLowerCase().split(', ');
  expect(list('Access-Control-Allow-Methods')).toContain(method.toLowerCase());
  expect(list('Access-Control-Allow-Headers')).toEqual(
    expect.arrayContaining(['content-type', 'idempotency-key', 'x-requested-with']),
  );
});
