#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { createFrameSplitter, createTextFrame, readText } from './frames.mjs';

/**
 * Starts the Firefox of `PW_FIREFOX_PATH` for Playwright, which takes this file for the browser.
 *
 * Playwright sets the colour scheme of every window by a command that Firefox ESR does not know yet, and fails at the error. This file
 * relays the connection and turns the answer `unknown command` to this one command into success. A Firefox that knows it is not affected.
 */
const optionalMethod = 'emulation.setMediaFeaturesOverride';
const endOfHead = '\r\n\r\n';

/** Passes on the head of the handshake and then each whole frame, as `changeHead` and `change` return them. */
function relay(from, to, changeHead, change) {
  let head = Buffer.alloc(0);
  let isHeadSent = false;
  const split = createFrameSplitter();
  const sendFrames = (bytes) => {
    for (const frame of split(bytes)) to.write(change(frame));
  };
  from.on('data', (bytes) => {
    if (isHeadSent) return sendFrames(bytes);
    head = Buffer.concat([head, bytes]);
    const end = head.indexOf(endOfHead);
    if (end === -1) return;
    isHeadSent = true;
    to.write(changeHead(head.subarray(0, end + endOfHead.length).toString('latin1')));
    sendFrames(head.subarray(end + endOfHead.length));
  });
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}

/** Relays one connection of Playwright to Firefox. */
function relayConnection(client, port) {
  const firefox = connect(port, '127.0.0.1');
  const optionalCommands = new Set();
  // Firefox accepts only its own address.
  const changeHost = (head) => head.replace(/^Host: .*$/im, `Host: 127.0.0.1:${port}`);
  relay(client, firefox, changeHost, (frame) => {
    const text = readText(frame);
    if (text.includes(optionalMethod)) optionalCommands.add(JSON.parse(text).id);
    return frame;
  });
  relay(firefox, client, String, (frame) => {
    if (optionalCommands.size === 0) return frame;
    const { id, error } = JSON.parse(readText(frame));
    const isOptional = optionalCommands.delete(id);
    return isOptional && error === 'unknown command'
      ? createTextFrame(JSON.stringify({ type: 'success', id, result: {} }))
      : frame;
  });
}

const firefox = spawn(process.env['PW_FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const port = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)$/.exec(line)?.[1];
  if (port === undefined) return void process.stderr.write(`${line}\n`);
  const server = createServer((client) => relayConnection(client, Number(port)));
  server.listen(0, '127.0.0.1', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
});
