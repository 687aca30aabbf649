import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createOwnSite, installNginx } from './ownSite';
import { send } from './requests';
import { serverKinds, startServer } from './webServers';

/** Calls that nginx passes on: the name of the API is unknown at first, then found, then changed. Connections are kept. */

const root = path.resolve(import.meta.dirname, '../..');
const apiName = 'api.test';

/** A DNS server that knows one name. Without an address it knows none. */
async function startNames() {
  const socket = createSocket('udp4');
  let address: string | null = null;
  socket.on('message', (query, { port, address: asker }) => {
    const isKnown = address !== null && query.readUInt16BE(query.length - 4) === 1;
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(address === null ? 0x81_83 : 0x81_80, 2);
    header.writeUInt16BE(isKnown ? 1 : 0, 6);
    header.fill(0, 8, 12);
    // A pointer to the name, type A, class IN, one second, four bytes.
    const record = Buffer.from([
      0xc0,
      0x0c,
      0,
      1,
      0,
      1,
      0,
      0,
      0,
      1,
      0,
      4,
      ...(address ?? '').split('.').map(Number),
    ]);
    socket.send(Buffer.concat([header, query.subarray(12), ...(isKnown ? [record] : [])]), port, asker);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    resolver: `127.0.0.1:${socket.address().port}`,
    setAddress: (next: string) => (address = next),
    stop: () => socket.close(),
  };
}

/** An API on an address of this machine, which answers with its address and counts its connections. */
async function startApi(address: string, port = 0) {
  let connections = 0;
  const server: Server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ address, url: request.url, host: request.headers.host }));
  });
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The API has no port.');
  return {
    port: bound.port,
    count: () => connections,
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}

test('pages do not depend on the name of the API, and calls follow it', async () => {
  const [nginx] = serverKinds;
  const reason = installNginx();
  test.skip(reason !== null || nginx === undefined, reason ?? '');
  if (nginx === undefined) return;
  const names = await startNames();
  const first = await startApi('127.0.0.1');
  const second = await startApi('127.0.0.2', first.port);
  const upstream = `http://${apiName}:${first.port}`;
  const site = await createOwnSite(500, upstream, () => ({ resolver: names.resolver }));
  const server = await startServer(nginx, site.configurationFile, site.port);
  const get = (address: string) => send(site.port, site.host, { path: address });
  const readAddress = async () => String((await get('/form/api/lead/status/1?a=%2F')).body);
  try {
    expect((await get('/form/')).status).toBe(200);
    expect((await get('/form/api/policies')).status).toBe(502);
    names.setAddress('127.0.0.1');
    await expect.poll(readAddress, { timeout: 30_000 }).toContain('127.0.0.1');
    // The path as it came, and the name of the API.
    expect(JSON.parse(await readAddress())).toEqual({
      address: '127.0.0.1',
      url: '/form/api/lead/status/1?a=%2F',
      host: `${apiName}:${first.port}`,
    });
    const before = first.count();
    for (let call = 0; call < 40; call += 1) expect((await get('/form/api/policies')).status).toBe(200);
    expect(first.count() - before).toBeLessThanOrEqual(1);
    names.setAddress('127.0.0.2');
    first.stop();
    await expect.poll(readAddress, { timeout: 30_000 }).toContain('127.0.0.2');
    expect((await get('/form/')).status).toBe(200);
  } finally {
    await server.stop();
    names.stop();
    second.stop();
    site.remove();
  }
});

test('a container that was killed starts again over the sockets that it left', async () => {
  const reason = installNginx();
  test.skip(reason !== null, reason ?? '');
  const site = await createOwnSite(560, 'http://127.0.0.1:1');
  const containerfile = readFileSync(path.join(root, 'deploy/container/Containerfile'), 'utf8');
  const [, entry = '[]'] = /^ENTRYPOINT (\[.+\])$/m.exec(containerfile) ?? [];
  const [program = '', ...args]: readonly string[] = JSON.parse(
    entry
      .replaceAll('/srv/loans/current/nginx.conf', site.configurationFile)
      .replaceAll('/run/loans', site.runtimeFolder),
  );
  const log = openSync(path.join(site.folder, 'log'), 'a');
  const start = () => spawn(program, args, { stdio: ['ignore', log, log] });
  const isServed = () =>
    send(site.port, site.host, { path: '/form/' }).then(
      ({ status }) => status,
      () => 'not yet',
    );
  const killed = start();
  await expect.poll(isServed).toBe(200);
  const workers = readFileSync(`/proc/${killed.pid}/task/${killed.pid}/children`, 'utf8').trim().split(' ');
  for (const pid of [Number(killed.pid), ...workers.map(Number)]) process.kill(pid, 'SIGKILL');
  await expect.poll(isServed).toBe('not yet');
  expect(existsSync(path.join(site.runtimeFolder, 'api_0.sock'))).toBe(true);
  const again = start();
  const ended = new Promise<void>((resolve) => again.once('exit', () => resolve()));
  try {
    await expect.poll(isServed).toBe(200);
  } finally {
    again.kill('SIGTERM');
    await ended;
    closeSync(log);
    site.remove();
  }
});
