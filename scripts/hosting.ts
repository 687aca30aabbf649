import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderCaddy } from '../deploy/caddy';
import { renderHeadersFile } from '../deploy/headersFile';
import { renderNginx } from '../deploy/nginx';
import { createSite } from '../deploy/site';
import { listBuiltPages } from './builds/builtPages';
import { root } from './runInParallel';
import { listFiles } from './vite/compressTexts';

/**
 * npm run hosting [-- --from dist --to dist/.servers --port 8080 --runtime /run/loans]: writes the configurations of nginx and Caddy for
 * the built pages, and a `_headers` file for each page. The servers send the files from where they were built.
 */

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string', default: path.join(root, 'dist/.servers') },
    port: { type: 'string', default: '8080' },
    runtime: { type: 'string', default: '/run/loans' },
  },
});

const pages = listBuiltPages(values.from);
const site = createSite(pages, { port: Number(values.port), runtimeFolder: values.runtime });
const write = (name: string, text: string) => {
  const file = path.join(values.to, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
};
write('nginx.conf', renderNginx(site));
write('Caddyfile', renderCaddy(site));
for (const page of pages)
  write(path.join(page.name, '_headers'), renderHeadersFile(page, listFiles(page.folder)));
