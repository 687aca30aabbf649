import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { goBack, listKept, readLive } from '../deploy/releaseHistory';
import { publish, replacePages } from '../deploy/releases';
import { listBuiltPages } from './builds/builtPages';
import { readSiteOptions, siteArguments } from './shared/siteOptions';

/**
 * npm run release -- --to /srv/loans: releases the built pages. `replace` releases them with the other pages of the live release, and
 * `--without <page>` ends a page. `back` makes the release before live again, `back --version <version>` any kept one. `live` prints what is
 * live and what is kept. `--served-at /srv/loans` is for an image: the place where its server finds the folder. `siteOptions.ts` has the
 * options of the server. `--reload <command>` runs a command after the change (docs/hosting.md). Without a release to do it with, it says why
 * and exits with 1.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    version: { type: 'string' },
    reload: { type: 'string' },
    ...siteArguments,
    'served-at': { type: 'string' },
    without: { type: 'string', multiple: true, default: [] },
  },
});
if (values.to === undefined) throw new Error('Name the folder of the releases: --to /srv/loans');
const folder = path.resolve(values.to);
const { 'served-at': servedAt } = values;
const options = {
  ...readSiteOptions(values, servedAt === undefined),
  without: values.without,
  ...(servedAt === undefined ? {} : { servedAt }),
};

const actions: Readonly<Record<string, () => string>> = {
  publish: () => publish(folder, listBuiltPages(values.from), options, new Date()),
  replace: () => replacePages(folder, listBuiltPages(values.from), options, new Date()),
  back: () => goBack(folder, new Date(), values.version),
  live: () =>
    [readLive(folder) ?? 'nothing', ...listKept(folder).map((version) => `kept ${version}`)].join('\n'),
};

const [name = 'publish'] = positionals;
const action = actions[name];
if (action === undefined) throw new Error(`"${name}" is none of ${Object.keys(actions).join(', ')}.`);
try {
  process.stdout.write(`${action()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
if (name !== 'live' && values.reload !== undefined) {
  const { status } = spawnSync(values.reload, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The link is changed, but "${values.reload}" failed.`);
}
