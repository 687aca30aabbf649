import { readHostedPage } from '../../deploy/hostedPage';
import type { SitePage } from '../../deploy/site';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { listServedPages, listServedVariants } from '../../scripts/serve/servedPages';
import { sampleSecurityContact } from '../../scripts/builds/variants';
import { expect, test } from '../fixtures/test';
import { expectAnswer } from './expectAnswer';
import { createRows, createSecurityRow, send, type Row } from './requests';
import { installServer, serverKinds, startSite, toOneRelease, type RunningServer } from './webServers';

/**
 * One table of requests for the project's own server, nginx and Caddy. The web servers pass calls on to the project's own server.
 */

// In order: each server is started once.
test.describe.configure({ mode: 'default' });

const root = `${import.meta.dirname}/../..`;
const pageName = 'ondara-es';

/** The pages that the run has built, and the build with a contact for reports of weaknesses. */
function listServed(buildNames: readonly string[]): readonly (SitePage & { readonly port: number })[] {
  const pages = listServedPages(root).filter(({ name }) => buildNames.includes(name));
  const staging = listServedVariants(root).filter(({ environment }) => environment === 'staging');
  return [...pages, ...staging].map(({ folder, port }) => ({
    ...readHostedPage(folder),
    folder,
    port,
    apiUpstream: `http://127.0.0.1:${port}`,
  }));
}

let pages: ReturnType<typeof listServed> = [];

/** A page that the run has built. */
function findPage(name: string) {
  const found = pages.find((page) => page.name === name);
  if (found === undefined) throw new Error(`${name} is not built.`);
  return found;
}

test.beforeAll(({ buildNames }) => {
  pages = listServed(buildNames);
});

for (const name of ['serve:all', ...serverKinds.map((each) => each.name)]) {
  test.describe(name, () => {
    let webServerPort = 0;
    let running: RunningServer | null = null;
    /** The port of a page: of the web server, or of the page's own server. */
    const getPort = (page: { readonly port: number }) => (name === 'serve:all' ? page.port : webServerPort);

    test.beforeAll(async () => {
      const kind = serverKinds.find((each) => each.name === name);
      if (kind === undefined) return;
      const reason = installServer(kind);
      test.skip(reason !== null, reason ?? '');
      webServerPort = await findFreePorts(Number(process.env['PORT']) + 100, 1);
      running = await startSite(kind, toOneRelease(pages, findPage(pageName).version), webServerPort);
    });

    test.afterAll(async () => running?.stop());

    test('answers each request of the table', { tag: ['@H4', '@H5', '@H26', '@H29'] }, async () => {
      const page = findPage(pageName);
      for (const row of createRows(page)) {
        await test.step(`${row.title}: ${row.status}`, async () => {
          expectAnswer(await send(getPort(page), page.hosts[0] ?? '', row), row, page);
        });
      }
    });

    test('answers with 304 to a browser that has the document', async () => {
      const page = findPage(pageName);
      const [host = ''] = page.hosts;
      const request = { path: `${page.basePath}/`, requestHeaders: { 'Accept-Encoding': 'br' } };
      const { headers } = await send(getPort(page), host, request);
      const tag = headers.etag ?? '';
      expect(tag).not.toBe('');
      const again = await send(getPort(page), host, {
        ...request,
        requestHeaders: { ...request.requestHeaders, 'If-None-Match': tag },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('no-cache');
    });

    test('leads each host to its own page', async () => {
      for (const own of name === 'serve:all' ? [findPage(pageName)] : pages) {
        const row: Row = {
          title: own.name,
          path: `${own.basePath}/`,
          status: 200,
          kind: 'document',
          file: 'index.html',
        };
        expectAnswer(await send(getPort(own), own.hosts[0] ?? '', row), row, own);
      }
    });

    test('has the contact for reports of weaknesses of a page that names one', { tag: '@H29' }, async () => {
      const own = findPage('ondara-es-staging');
      const row = createSecurityRow(own);
      expect(row.status).toBe(200);
      const answer = await send(getPort(own), own.hosts[0] ?? '', row);
      expectAnswer(answer, row, own);
      expect(String(answer.body)).toContain(`Canonical: https://${own.hosts[0]}${row.path}`);
      expect(String(answer.body)).toContain(`Contact: ${sampleSecurityContact}`);
    });

    // The project's own server writes no log.
    if (name === 'serve:all') return;

    test('writes neither a query nor an id into its log', { tag: '@H23' }, async () => {
      const page = findPage(pageName);
      const paths = [
        `${page.basePath}/?email=ana%40example.com&phoneNumber=600111222`,
        `${page.basePath}/continue/secret-id`,
        `${page.basePath}/%63ontinue/secret-id`,
        `${page.basePath}/continue%2fsecret-id`,
        `${page.basePath}/CONTINUE/secret-id`,
        `${page.apiPath}/lead/status/secret-id`,
        `${page.apiPath}/email/validate/ana%40example.com`,
        '/healthz',
      ];
      for (const path of paths) await send(webServerPort, page.hosts[0] ?? '', { path });
      await expect.poll(() => running?.readOutput()).toContain('/healthz');
      const output = running?.readOutput() ?? '';
      expect(output).toContain(`${page.basePath}/continue/`);
      expect(output).toContain(`${page.apiPath}/lead/status/`);
      expect(output).not.toMatch(/ana(?:%40|@)|600111222|secret-id/);
    });
  });
}
