import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readHostedPage } from '../../deploy/hostedPage';
import { siteOptions } from '../../deploy/hostedPage.fixture';
import { publish } from '../../deploy/releases';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { listServedPages } from '../../scripts/serve/servedPages';
import { expect, test } from '../fixtures/test';
import { createRows, send } from './requests';
import { createRuntimeFolder, installServer, serverKinds, startServer } from './webServers';

/** Two servers with the same builds, released at different times. A browser may ask either of them for the same file. */

const root = path.resolve(import.meta.dirname, '../..');

test('replicas give a file the same ETag', async () => {
  const [nginx] = serverKinds;
  const served = listServedPages(root).find(({ name }) => name === 'pravelo-pl');
  if (nginx === undefined || served === undefined) throw new Error('pravelo-pl is not built.');
  const reason = installServer(nginx);
  test.skip(reason !== null, reason ?? '');
  const page = { ...readHostedPage(served.folder), apiUpstream: `http://127.0.0.1:${served.port}` };
  const [host = ''] = page.hosts;
  const rows = createRows({ ...page, folder: served.folder }).filter(
    ({ file, status, method }) => file !== undefined && status === 200 && method === undefined,
  );
  const answers: (readonly string[])[] = [];
  for (const [index, day] of ['2026-11-01', '2026-11-20'].entries()) {
    const folder = createRuntimeFolder();
    const copy = path.join(folder, 'copy', page.name);
    // As a copy to another machine: the time of the copy is not the time of the file.
    cpSync(served.folder, copy, { recursive: true, preserveTimestamps: true });
    const port = await findFreePorts(Number(process.env['PORT']) + 300 + index, 1);
    const releases = path.join(folder, 'loans');
    const built = { ...page, folder: copy, mapsFolder: path.join(folder, 'none') };
    const options = { ...siteOptions, port, runtimeFolder: path.join(folder, 'runtime') };
    publish(releases, [built], options, new Date(day));
    const server = await startServer(nginx, path.join(releases, 'current/nginx.conf'), port);
    const tags: string[] = [];
    for (const row of rows) {
      const { headers } = await send(port, host, row);
      tags.push(`${row.title}: ${headers.etag ?? 'none'}`);
    }
    answers.push(tags);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(answers[0]?.length).toBeGreaterThan(10);
  expect(answers[0]?.filter((tag) => tag.endsWith('none'))).toEqual([]);
  expect(answers[1]).toEqual(answers[0]);
});
