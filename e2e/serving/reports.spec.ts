import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Connect } from 'vite';
import { readHostedPage } from '../../deploy/hostedPage';
import { createStaticHandler } from '../../scripts/serve/staticHandler';
import { startServer } from '../../scripts/serve/startServer';
import { createPolicyHeader } from '../../scripts/vite/contentPolicy';
import { expect, test } from '../fixtures/test';

/** Statement S3: a browser delivers a report of a violation to the configured address, by the headers that web servers send. */

const root = path.resolve(import.meta.dirname, '../..');
const reportsPath = '/reports';

/** A server of a build that also receives its reports. */
async function serveWithReports(name: string) {
  const reports: string[] = [];
  const handlers: Connect.NextHandleFunction[] = [];
  const server = await startServer([(...call) => handlers.forEach((handle) => handle(...call))], 0);
  const { port }: AddressInfo = Object(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const folder = path.join(root, 'dist', name);
  const page = readHostedPage(folder);
  const [policy = ''] = page.contentPolicy.split('; frame-ancestors');
  const reportUrl = `${origin}${reportsPath}`;
  const serve = createStaticHandler(folder, {
    ...page,
    contentPolicy: createPolicyHeader(policy, { frameOrigins: [], reportUrl }),
    reportUrl,
  });
  handlers.push((request, response, next) => {
    if (request.url !== reportsPath) return serve(request, response, next);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      reports.push(body);
      response.writeHead(204).end();
    });
  });
  return { reports, address: `${origin}${page.basePath}/`, close: () => server.close() };
}

for (const name of ['ondara-es', 'pravelo-pl']) {
  test(
    `a violation of the content policy of ${name} arrives at the address for reports`,
    { tag: ['@S3', '@all-pages-alone'] },
    async ({ playwright, launchOptions }) => {
      const { reports, address, close } = await serveWithReports(name);
      // Chromium otherwise collects reports for a minute.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--short-reporting-delay'],
      });
      const page = await browser.newPage();
      await page.goto(address);
      await expect(page.locator('form[data-step]')).toBeVisible();
      await page.evaluate(() => {
        const image = new Image();
        image.src = 'https://evil.example/picture.png?taken=1';
        document.body.append(image);
      });
      await expect.poll(() => reports.join('\n'), { timeout: 20_000 }).toContain('img-src');
      const report = reports.join('\n');
      expect(report).toContain('https://evil.example/picture.png');
      expect(report).toContain(address);
      await browser.close();
      close();
    },
  );
}
