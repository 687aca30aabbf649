import { createServer } from 'node:http';
import { prepareTestedBuilds } from '../builds/testedBuilds';
import { demoOrigin, demoPort, nameFramedBuild } from '../builds/variants';
import { createHostPolicy, demoPages, readDemoFile } from './demoPage';
import { serveAll } from '../serve/serveAll';
import { getPageUrl, listServedVariants } from '../serve/servedPages';
import { root } from '../shared/runInParallel';

/**
 * npm run embed:demo: serves a page of another site that embeds two brands side by side. Builds the two pages if their inputs have changed,
 * with the origin of the demo in `APP_FRAME_ORIGINS`.
 */

const names = Object.values(demoPages).map(nameFramedBuild);
await prepareTestedBuilds(root, names);

const served = names.flatMap((name, index) =>
  listServedVariants(root)
    .filter((variant) => variant.name === name)
    .map((variant) => ({ ...variant, port: demoPort + 1 + index })),
);
await serveAll(served);
const [ondara = '', pravelo = ''] = served.map(getPageUrl);
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
