import { expect, test } from '@playwright/test';
import { readHostedPage } from '../../deploy/hostedPage';
import type { SitePage } from '../../deploy/site';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { listServedPages, listServedVariants } from '../../scripts/serve/servedPages';
import { sampleSecurityContact } from '../../scripts/serve/buildVariants';
import { expectAnswer } from './expectAnswer';
import { createRows, createSecurityRow, send, type Row } from './requests';
import { installServer, serverKinds, startSite, type RunningServer } from './webServers';

/**
 * One table of requests for the project's own server, nginx and Caddy. The web servers pass calls on to the project's own server.
 */

// In order: each server is started once.
test.describe.configure({ mode: 'default' });

const root = `${import.meta.dirname}/../..`;
/** The pages, and the build with a contact for reports of weaknesses. */
const served = [
  ...listServedPages(root),
  ...listServedVariants(root).filter(({ environment }) => environment === 'staging'),
];
const pages: readonly SitePage[] = served.map(({ folder, port }) => ({
  ...readHostedPage(folder),
  folder,
  apiUpstream: `http://127.0.0.1:${port}`,
}));
const page = pages.find(({ name }) => name === 'ondara-es');
if (page === undefined) throw new Error('ondara-es is not built.');
const [host = ''] = page.hosts;
const rows = createRows(page);

for (const name of ['serve:all', ...serverKinds.map((each) => each.name)]) {
  test.describe(name, () => {
    let port = 0;
    let running: RunningServer | null = null;

    test.beforeAll(async () => {
      const kind = serverKinds.find((each) => each.name === name);
      if (kind === undefined) {
        port = served.find((each) => each.name === page.name)?.port ?? 0;
        return;
      }
      const reason = installServer(kind);
      test.skip(reason !== null, reason ?? '');
      port = await findFreePorts(Number(process.env['PORT']) + 100, 1);
      running = await startSite(kind, pages, port);
    });

    test.afterAll(async () => running?.stop());

    for (const row of rows) {
      test(`${row.title}: ${row.status}`, async () => {
        expectAnswer(await send(port, host, row), row, page);
      });
    }

    test('answers with 304 to a browser that has the document', async () => {
      const request = { path: `${page.basePath}/`, requestHeaders: { 'Accept-Encoding': 'br' } };
      const { headers } = await send(port, host, request);
      const tag = headers.etag ?? '';
      expect(tag).not.toBe('');
      const again = await send(port, host, {
        ...request,
        requestHeaders: { ...request.requestHeaders, 'If-None-Match': tag },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('no-cache');
    });

    test('leads each host to its own page', async () => {
      for (const own of name === 'serve:all' ? [page] : pages) {
        const row: Row = {
          title: own.name,
          path: `${own.basePath}/`,
          status: 200,
          kind: 'document',
          file: 'index.html',
        };
        expectAnswer(await send(port, own.hosts[0] ?? '', row), row, own);
      }
    });

    test('has the contact for reports of weaknesses of a page that names one', async () => {
      const own = pages.find((each) => each.name === 'ondara-es-staging');
      if (own === undefined) throw new Error('ondara-es-staging is not built.');
      const ownPort = name === 'serve:all' ? served.find((each) => each.name === own.name)?.port : port;
      const row = createSecurityRow(own);
      expect(row.status).toBe(200);
      const answer = await send(ownPort ?? 0, own.hosts[0] ?? '', row);
      expectAnswer(answer, row, own);
      expect(String(answer.body)).toContain(`Canonical: https://${own.hosts[0]}${row.path}`);
      expect(String(answer.body)).toContain(`Contact: ${sampleSecurityContact}`);
    });

    // The project's own server writes no log.
    if (name === 'serve:all') return;

    test('writes neither a query nor an id into its log', async () => {
      await send(port, host, { path: `${page.basePath}/?email=ana%40example.com&phoneNumber=600111222` });
      await send(port, host, { path: `${page.basePath}/continue/secret-id` });
      await send(port, host, { path: `${page.apiPath}/email/validate/ana%40example.com` });
      await send(port, host, { path: '/healthz' });
      await expect.poll(() => running?.readOutput()).toContain('/healthz');
      const output = running?.readOutput() ?? '';
      expect(output).toContain(`${page.basePath}/continue/`);
      expect(output).not.toMatch(/ana(?:%40|@)|600111222|secret-id/);
    });
  });
}
