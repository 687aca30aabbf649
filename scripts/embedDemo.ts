import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildPages } from './buildPages';
import { createHostPolicy, readDemoFile } from './embed/demoPage';
import { demoOrigin, demoPort, embeddedBuilds, listEmbeddedPages } from './embed/embeddedBuilds';
import { serveAll } from './serve/serveAll';
import { getPageUrl } from './serve/servedPages';

/**
 * npm run embed:demo: serves a page of another site that embeds two brands side by side. Builds the two pages if they are not built, with
 * the origin of the demo in `APP_FRAME_ORIGINS`.
 */

const root = path.resolve(import.meta.dirname, '..');
const missing = embeddedBuilds.filter(({ name }) => !existsSync(path.join(root, 'dist', name)));
if ((await buildPages(missing)).length > 0) process.exit(1);

const pages = listEmbeddedPages(root, demoPort + 1);
await serveAll(pages);
const [ondara = '', pravelo = ''] = pages.map(getPageUrl);
const server = createServer((request, response) => {
  const name = (request.url ?? '/').split('?')[0]?.slice(1) ?? '';
  const file = readDemoFile(root, name, { ondara, pravelo });
  if (file === null) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Security-Policy', createHostPolicy({ ondara, pravelo }));
  response.end(file.text);
});
server.listen(demoPort, 'localhost', () => process.stdout.write(`demo ${demoOrigin}/\n`));
