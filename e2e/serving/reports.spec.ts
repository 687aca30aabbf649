import path from 'node:path';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { readHostedPage } from '../../deploy/hostedPage';
import { createStaticHandler } from '../../scripts/serve/staticHandler';
import { createPolicyHeader } from '../../scripts/vite/contentPolicy';
import { expect, test } from '../fixtures/test';
import { createCertificate } from './certificate';

/** Statement S3: a browser delivers a report of a violation to the configured address, by the headers that web servers send. */

const root = path.resolve(import.meta.dirname, '../..');
const reportsPath = '/reports';

/** A server of a build that also receives its reports. By https: browsers send reports nowhere else. */
async function serveWithReports(name: string) {
  const reports: string[] = [];
  let handle: RequestListener = () => undefined;
  const server = createServer(createCertificate(), (request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  const origin = `https://127.0.0.1:${port}`;
  const folder = path.join(root, 'dist', name);
  const page = readHostedPage(folder);
  const [policy = ''] = page.contentPolicy.split('; frame-ancestors');
  const reportUrl = `${origin}${reportsPath}`;
  const serve = createStaticHandler(folder, {
    ...page,
    contentPolicy: createPolicyHeader(policy, { frameOrigins: [], reportUrl }),
    reportUrl,
  });
  handle = (request, response) => {
    if (request.url !== reportsPath) return serve(request, response, () => response.writeHead(404).end());
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      reports.push(body);
      response.writeHead(204).end();
    });
  };
  return { reports, address: `${origin}${page.basePath}/`, close: () => server.close() };
}

for (const name of ['ondara-es', 'pravelo-pl']) {
  test(
    `a violation of the content policy of ${name} arrives at the address for reports`,
    { tag: ['@H3', '@S3'] },
    async ({ playwright, launchOptions }) => {
      const { reports, address, close } = await serveWithReports(name);
      // Chromium otherwise collects reports for a minute.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--short-reporting-delay', '--ignore-certificate-errors'],
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
