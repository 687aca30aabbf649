import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createOwnSite, installNginx, type OwnSite } from './ownSite';
import { send } from './requests';
import { installPackages } from './webServers';

/** The logs of nginx as a daemon, as a service of systemd, and after they are rotated. */

const root = path.resolve(import.meta.dirname, '../..');
const rotate = '/usr/sbin/logrotate';
const isRoot = process.getuid?.() === 0;

test.beforeEach(() => {
  const reason = installNginx();
  test.skip(reason !== null, reason ?? '');
});

/** A site that logs into a folder. */
const createLoggingSite = (offset: number) =>
  createOwnSite(offset, '', (folder) => {
    const log = path.join(folder, 'log');
    mkdirSync(log);
    // As the service has it. Rotating needs root.
    if (isRoot) chownSync(log, 33, 33);
    return { log };
  });

const getAccessLog = ({ folder }: OwnSite) => path.join(folder, 'log/access.log');
const readAccessLog = (site: OwnSite) => readFileSync(getAccessLog(site), 'utf8');
const readPid = ({ runtimeFolder }: OwnSite) =>
  Number(readFileSync(path.join(runtimeFolder, 'nginx.pid'), 'utf8'));
const ask = (site: OwnSite, name: string) => send(site.port, site.host, { path: `/form/assets/${name}` });
const expectLogged = (site: OwnSite, name: string) =>
  expect(async () => {
    await ask(site, name);
    expect(readAccessLog(site)).toContain(name);
  }).toPass({ timeout: 20_000 });

/** A file of `deploy/systemd` for a site in a folder of its own. */
const readFor = (file: string, site: OwnSite) =>
  readFileSync(path.join(root, 'deploy/systemd', file), 'utf8')
    .replaceAll('/srv/loans/current/nginx.conf', site.configurationFile)
    .replaceAll('/var/log/loans', path.join(site.folder, 'log'))
    .replaceAll('/run/loans', site.runtimeFolder);

test('a daemon keeps its access log over a reload, and after the log is rotated', async () => {
  const site = await createLoggingSite(520);
  const run = (...args: readonly string[]) =>
    spawnSync('/usr/sbin/nginx', ['-c', site.configurationFile, ...args], { stdio: 'ignore' });
  expect(run().status).toBe(0);
  try {
    await expectLogged(site, 'before.js');
    const [first] = listChildren(readPid(site));
    expect(run('-s', 'reload').status).toBe(0);
    await expect.poll(() => listChildren(readPid(site))).not.toContain(first);
    await expectLogged(site, 'after.js');
    const reason = installPackages(['logrotate'], [rotate]);
    test.skip(reason !== null, reason ?? '');
    const rules = path.join(site.folder, 'logrotate');
    writeFileSync(rules, readFor('loans.logrotate', site), { mode: 0o644 });
    const state = path.join(site.folder, 'state');
    const rotated = spawnSync(rotate, ['--force', '--state', state, rules], { encoding: 'utf8' });
    expect([rotated.status, rotated.stderr]).toEqual([0, '']);
    await expectLogged(site, 'rotated.js');
    expect(readAccessLog(site)).not.toContain('after.js');
    expect(readdirSync(path.join(site.folder, 'log'))).toContain('access.log.1');
  } finally {
    run('-s', 'stop');
    await expect.poll(() => existsSync(path.join(site.runtimeFolder, 'nginx.pid'))).toBe(false);
    site.remove();
  }
});

test('the service starts with sockets as its output, and its reload reloads it', async () => {
  const site = await createLoggingSite(540);
  const unit = readFor('loans.service', site);
  const readCommands = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, command = '']) => command);
  const [start = ''] = readCommands('ExecStart');
  // Sockets, as systemd gives them to a service: Node's pipes are some.
  const server = spawn('/bin/sh', ['-c', `exec ${start}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let output = '';
  server.stderr.on('data', (data: Buffer) => (output += data.toString()));
  try {
    await expectLogged(site, 'before.js');
    const before = listChildren(readPid(site));
    for (const command of readCommands('ExecReload'))
      expect(spawnSync('/bin/sh', ['-c', command.replace('$MAINPID', String(server.pid))]).status).toBe(0);
    await expect.poll(() => listChildren(readPid(site))).not.toContain(before[0]);
    await expectLogged(site, 'after.js');
    expect(readPid(site)).toBe(server.pid);
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill('SIGQUIT');
    await ended;
    site.remove();
  }
  expect(output).not.toMatch(/emerg|alert/);
});

const listChildren = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
