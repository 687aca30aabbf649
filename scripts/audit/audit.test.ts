import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../shared/runInParallel';
import { findRefused, listLockedFolders } from './lockFiles';
import { findAdvisories } from './npmAudit';

const mit = { license: 'MIT' };

it.each([
  ['the project itself', '', {}, []],
  ['a package', 'node_modules/b', mit, []],
  ['a link', 'node_modules/b', { link: true }, []],
  ['one of two licences', 'node_modules/b', { license: '(MPL-2.0 OR Apache-2.0)' }, []],
  ['two licences', 'node_modules/b', { license: '(Apache-2.0 AND GPL-3.0)' }, ['not allowed: (Apache-2.0']],
  ['a licence of tools', 'node_modules/b', { license: 'MPL-2.0' }, ['b has a licence']],
  ['a licence of tools in a tool', 'node_modules/b', { license: 'MPL-2.0', dev: true }, []],
  ['a licence of tools in a build tool', 'node_modules/lightningcss', { license: 'MPL-2.0' }, []],
  ['no licence', 'node_modules/@x/a/node_modules/b', {}, ['b has a licence that is not allowed: none']],
  ['an install script', 'node_modules/b', { ...mit, hasInstallScript: true }, ['has an install script']],
  ['one that is not needed', 'node_modules/core-js', { ...mit, hasInstallScript: true }, []],
])('%s', { tags: ['H27'] }, (_what, place, entry, reasons) => {
  expect(findRefused({ packages: { [place]: entry } })).toEqual(
    reasons.map((reason): unknown => expect.stringContaining(reason)),
  );
});

it.each(listLockedFolders(root))(
  'the lock file of %s has nothing that is refused',
  { tags: ['H27'] },
  (folder) => {
    const lock = JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1);
    expect(findRefused(lock)).toEqual([]);
  },
);

/** A project with a package that ships and one that does not, each in version 1.0.0. */
const folder = mkdtempSync(path.join(tmpdir(), 'audited-'));
const manifest = { name: 'audited', dependencies: { shipped: '1.0.0' }, devDependencies: { tool: '1.0.0' } };
const version = '1.0.0';
const packages = {
  '': manifest,
  'node_modules/shipped': { version },
  'node_modules/tool': { version, dev: true },
};
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(
  path.join(folder, 'package-lock.json'),
  JSON.stringify({ name: 'audited', lockfileVersion: 3, requires: true, packages }),
);
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['refuses any advisory of what ships', 200, 'shipped', 'low', 'Leaks'],
  ['refuses a high advisory of a tool', 200, 'tool', 'high', 'Leaks'],
  ['accepts a low advisory of a tool', 200, 'tool', 'low', null],
  ['refuses a registry that does not answer', 405, '', '', '405 Method Not Allowed'],
])('%s', { tags: ['S27', 'H27'] }, async (_what, status, name, severity, expected) => {
  const advisory = {
    id: 1,
    url: 'https://advisories.test/1',
    title: 'Leaks',
    severity,
    vulnerable_versions: '<2',
  };
  const registry = createServer((request, response) => {
    const isQuestion = request.url?.endsWith('/advisories/bulk') === true;
    response.writeHead(isQuestion ? status : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isQuestion ? { [name]: [advisory] } : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const found = await findAdvisories(folder, {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    // npm keeps what it has learned of an advisory.
    npm_config_cache: mkdtempSync(path.join(folder, 'cache-')),
  });
  registry.close();
  expect(found).toEqual(expected === null ? null : expect.stringContaining(expected));
});
