import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { goBack, listKept, publish, readLive } from '../deploy/releases';
import { listBuiltPages } from './builds/builtPages';

/**
 * npm run release -- --to /srv/loans: releases the built pages. `back` makes the release before live again, `back --version <version>`
 * any kept one. `--served-at /srv/loans` is for an image: the place where its server finds the folder. `live` prints what is live and what is kept. `--reload 'systemctl reload nginx'` runs a command after the change.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    version: { type: 'string' },
    reload: { type: 'string' },
    port: { type: 'string', default: '8080' },
    runtime: { type: 'string', default: '/run/loans' },
    'served-at': { type: 'string' },
  },
});
if (values.to === undefined) throw new Error('Name the folder of the releases: --to /srv/loans');
const folder = path.resolve(values.to);
const { 'served-at': servedAt } = values;
const options = {
  port: Number(values.port),
  runtimeFolder: values.runtime,
  ...(servedAt === undefined ? {} : { servedAt }),
};

const actions: Readonly<Record<string, () => string>> = {
  publish: () => publish(folder, listBuiltPages(values.from), options, new Date()),
  back: () => goBack(folder, new Date(), values.version),
  live: () =>
    [readLive(folder) ?? 'nothing', ...listKept(folder).map((version) => `kept ${version}`)].join('\n'),
};

const [name = 'publish'] = positionals;
const action = actions[name];
if (action === undefined) throw new Error(`"${name}" is none of ${Object.keys(actions).join(', ')}.`);
process.stdout.write(`${action()}\n`);
if (name !== 'live' && values.reload !== undefined) {
  const { status } = spawnSync(values.reload, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The link is changed, but "${values.reload}" failed.`);
}
