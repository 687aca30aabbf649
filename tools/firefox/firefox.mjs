#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Starts the Firefox of `PW_FIREFOX_PATH` for Playwright, which takes this file for the browser.
 *
 * Playwright sets the colour scheme of every window by a command that Firefox ESR does not know yet, and fails at the error. This file
 * relays the connection and turns the answer `unknown command` to this one command into success. A Firefox that knows it is not affected.
 */
const optionalMethod = 'emulation.setMediaFeaturesOverride';
const options = { maxPayload: 256 * 1024 ** 2, perMessageDeflate: false };

/** Relays one connection of Playwright to Firefox. */
function relayConnection(client, address) {
  const firefox = new WebSocket(address, options);
  const isOpen = new Promise((resolve) => firefox.once('open', resolve));
  const optionalCommands = new Set();
  client.on('message', async (message) => {
    const text = Buffer.from(message).toString();
    if (text.includes(optionalMethod)) optionalCommands.add(JSON.parse(text).id);
    await isOpen;
    firefox.send(text);
  });
  firefox.on('message', (message) => {
    const text = Buffer.from(message).toString();
    const { id, error } = optionalCommands.size > 0 ? JSON.parse(text) : {};
    const isUnknown = optionalCommands.delete(id) && error === 'unknown command';
    client.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text);
  });
  for (const [one, other] of [
    [client, firefox],
    [firefox, client],
  ]) {
    one.on('error', () => other.terminate());
    one.on('close', () => other.terminate());
  }
}

const firefox = spawn(process.env['PW_FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:.+)$/.exec(line)?.[1];
  if (address === undefined) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ ...options, host: '127.0.0.1', port: 0 }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (client, { url }) => relayConnection(client, `${address}${url}`));
});
