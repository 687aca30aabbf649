import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostedPage } from '../../deploy/hostedPage';
import { hostedPage, siteOptions } from '../../deploy/hostedPage.fixture';
import { publish } from '../../deploy/releases';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { listServedPages } from '../../scripts/serve/servedPages';
import { expect, test } from '../fixtures/test';
import { expectAnswer } from './expectAnswer';
import { createRows, send } from './requests';
import { toOneRelease } from './webServers';

/**
 * The image: built by buildah from a base that mmdebstrap makes of Debian's packages, so it needs no registry of images, and started as
 * the user that the image names. Without root or these programs it says so and is skipped by name.
 */

const root = path.resolve(import.meta.dirname, '../..');
const programs = ['buildah', 'mmdebstrap'] as const;
const tag = 'localhost/loans-under-test';
const base = 'localhost/loans-base-under-test';
// No file system with layers is needed, and no kernel feature that a machine for tests may lack.
const environment = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

/** Runs a program and returns what it prints. */
function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { env: environment, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} failed:\n${stderr.slice(-2_000)}`);
  return stdout.trim();
}

/** Why no image can be built here; null if one can. */
function findObstacle(): string | null {
  const missing = programs.filter((program) => !existsSync(`/usr/bin/${program}`));
  if (process.getuid?.() !== 0) return 'The image is not built: only root can make its base.';
  return missing.length === 0 ? null : `The image is not built: ${missing.join(' and ')} is missing.`;
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

test(
  'the image serves the pages as every server does, without root',
  { tag: ['@all-pages-alone'] },
  async () => {
    const obstacle = findObstacle();
    test.skip(obstacle !== null, obstacle ?? '');
    // Making the base downloads and unpacks a system.
    test.setTimeout(600_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'container-'));
    const served = listServedPages(root).filter(({ name }) => ['ondara-es', 'pravelo-pl'].includes(name));
    const [port] = [await findFreePorts(Number(process.env['PORT']) + 200, 1)];
    const pages = toOneRelease(
      served.map((page) => ({
        ...readHostedPage(page.folder),
        folder: page.folder,
        mapsFolder: path.join(root, 'dist/.maps', page.name),
        apiUpstream: `http://127.0.0.1:${page.port}`,
      })),
      hostedPage.version,
    );
    const context = path.join(folder, 'loans');
    publish(context, pages, { ...siteOptions, port, servedAt: '/srv/loans' }, new Date());
    const archive = path.join(folder, 'base.tar');
    const include = 'ca-certificates,nginx,libnginx-mod-http-brotli-static,libnginx-mod-stream';
    run('mmdebstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', archive]);
    const created = run('buildah', ['from', 'scratch']);
    run('buildah', ['add', '--quiet', created, archive, '/']);
    run('buildah', ['commit', '--quiet', '--rm', created, base]);
    run('buildah', [
      'build',
      '--quiet',
      '--build-arg',
      `BASE=${base}`,
      '--file',
      path.join(root, 'deploy/container/Containerfile'),
      '--ignorefile',
      path.join(root, 'deploy/container/.containerignore'),
      '--tag',
      tag,
      context,
    ]);
    const container = run('buildah', ['from', tag]);
    const mounted = run('buildah', ['mount', container]);
    expect(existsSync(path.join(mounted, 'srv/loans/current/ondara-es/index.html'))).toBe(true);
    expect(existsSync(path.join(mounted, 'srv/loans/maps'))).toBe(false);
    const runtime = path.join(folder, 'runtime');
    mkdirSync(runtime);
    spawnSync('chown', ['101:101', runtime]);
    const log = path.join(runtime, 'log');
    // nginx opens its output by name, as a runtime of containers lets it. A pipe of root cannot be opened so.
    const start =
      'exec /usr/sbin/nginx -c /srv/loans/current/nginx.conf -g "daemon off;" > /run/loans/log 2>&1';
    const server = spawn(
      'buildah',
      ['run', '--volume', `${runtime}:/run/loans`, container, '--', 'sh', '-c', start],
      { env: environment, stdio: 'ignore' },
    );
    try {
      await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(true);
      for (const page of pages) {
        const [host = ''] = page.hosts;
        for (const row of createRows(page)) expectAnswer(await send(port, host, row), row, page);
      }
      // The user of the image owns what it may write, and nothing else.
      expect(
        spawnSync('stat', ['-c', '%u', path.join(runtime, 'nginx.pid')])
          .stdout.toString()
          .trim(),
      ).toBe('101');
      expect(readFileSync(log, 'utf8')).toMatch(/"GET \//);
    } finally {
      server.kill('SIGTERM');
      spawnSync('sh', ['-c', `kill $(cat ${path.join(runtime, 'nginx.pid')})`]);
      run('buildah', ['rm', container]);
      run('buildah', ['rmi', '--force', tag, base]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
