import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderCaddy } from '../../deploy/caddy';
import { renderHeadersFile } from '../../deploy/headersFile';
import { renderNginx } from '../../deploy/nginx';
import { createSite } from '../../deploy/site';
import { listBuiltPages } from './builtPages';
import { root } from '../shared/runInParallel';
import { readSiteOptions, siteArguments } from '../shared/siteOptions';
import { listFiles } from '../vite/compressTexts';

/**
 * npm run hosting [-- --from dist --to dist/.servers]: writes the configurations of nginx and Caddy for
 * the built pages, and a `_headers` file for each page. The servers send the files from where they were built.
 */

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string', default: path.join(root, 'dist/.servers') },
    ...siteArguments,
  },
});

const pages = listBuiltPages(values.from);
const site = createSite(pages, readSiteOptions(values, true));
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
