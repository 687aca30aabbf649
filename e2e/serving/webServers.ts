import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderCaddy } from '../../deploy/caddy';
import { renderNginx } from '../../deploy/nginx';
import { siteOptions } from '../../deploy/hostedPage.fixture';
import { createSite, type SitePage } from '../../deploy/site';

/** A web server as Debian packages it, with the configuration that the project generates for it. */
interface ServerKind {
  readonly name: 'nginx' | 'Caddy';
  readonly packages: readonly string[];
  /** Files that the packages install. */
  readonly files: readonly string[];
  readonly configurationFile: string;
  readonly render: typeof renderNginx;
  readonly getCommand: (file: string) => readonly [string, ...string[]];
}

export const serverKinds: readonly ServerKind[] = [
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-stream'],
    files: [
      '/usr/sbin/nginx',
      '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
      '/usr/lib/nginx/modules/ngx_stream_module.so',
    ],
    configurationFile: 'nginx.conf',
    render: renderNginx,
    // Its workers are as the tests are: another user may not read a clone in a private folder.
    getCommand: (file) => [
      '/usr/sbin/nginx',
      '-c',
      file,
      '-g',
      process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;',
    ],
  },
  {
    name: 'Caddy',
    packages: ['caddy'],
    files: ['/usr/bin/caddy'],
    configurationFile: 'Caddyfile',
    render: renderCaddy,
    getCommand: (file) => ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** Installs a server. Returns why it is missing, or null if it is there. */
export const installServer = ({ packages, files }: ServerKind): string | null =>
  installPackages(packages, files);

/**
 * Installs Debian packages, in one worker at a time.
 *
 * @param files that the packages install
 * @returns that the packages are missing because this is not root, or null if they are there
 * @throws if root could not install them: a test that is skipped then would prove nothing
 */
export function installPackages(packages: readonly string[], files: readonly string[]): string | null {
  const isInstalled = () => files.every((file) => existsSync(file));
  if (isInstalled()) return null;
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0) return `Packages are missing. As root: ${command}`;
  const { stderr } = spawnSync(
    'flock',
    [path.join(tmpdir(), 'browser-tests-apt.lock'), 'sh', '-c', `apt-get update -qq && ${command} -qq`],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  if (!isInstalled()) throw new Error(`Failed: ${command}\n${stderr}`);
  return null;
}

export interface RunningServer {
  readonly process: ChildProcess;
  /** What the server has written: its access log. */
  readonly readOutput: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a server with a configuration, and resolves when it listens. */
export async function startServer(
  kind: ServerKind,
  configurationFile: string,
  port: number,
): Promise<RunningServer> {
  const output = path.join(path.dirname(configurationFile), `${kind.name}.log`);
  const log = openSync(output, 'a');
  const [command, ...args] = kind.getCommand(configurationFile);
  const server = spawn(command, args, { stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const readOutput = () => readFileSync(output, 'utf8');
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`${kind.name} did not start:\n${readOutput()}`);
  }
  return {
    process: server,
    readOutput,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** A folder that servers without rights of their own may write to. */
export function createRuntimeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'serving-'));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'runtime'));
  chmodSync(path.join(folder, 'runtime'), 0o777);
  return folder;
}

/** Builds for tests have a version each, by their inputs. In a release they have one. */
export const toOneRelease = <T extends SitePage>(pages: readonly T[], version: string): readonly T[] =>
  pages.map((page) => ({ ...page, version }));

/** Starts a server for pages, with a configuration in a folder of its own that is removed in the end. */
export async function startSite(
  kind: ServerKind,
  pages: readonly SitePage[],
  port: number,
): Promise<RunningServer> {
  const folder = createRuntimeFolder();
  const file = path.join(folder, kind.configurationFile);
  const site = createSite(pages, { ...siteOptions, port, runtimeFolder: path.join(folder, 'runtime') });
  writeFileSync(file, kind.render(site));
  const server = await startServer(kind, file, port);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // A refused connection fails at once: the event loop waits, not a timer.
    socket.once('error', () => setImmediate(resolve, false));
  });
}
