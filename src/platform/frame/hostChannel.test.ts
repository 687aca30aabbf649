// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireVersion } from '../../domain/embedding/hostMessages';
import { openHostChannel, type HostChannel } from './hostChannel';

const origin = 'https://shop.example';
const origins = [origin, 'https://other.example'];
const id = '0123456789abcdef';
const postMessage = vi.fn();
let untilEnd = new AbortController();

beforeEach(() => {
  postMessage.mockClear();
  untilEnd = new AbortController();
  vi.stubGlobal('parent', { postMessage });
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...[type, listener]: Parameters<typeof addEventListener>) =>
      addEventListener.call(window, type, listener, { signal: untilEnd.signal }),
  );
});

afterEach(() => {
  untilEnd.abort();
  vi.unstubAllGlobals();
});

const receive = (data: unknown, from = origin, source: Window | null = window.parent) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
const connect = (from = origin, connection = id) =>
  receive({ type: 'loan:connect', version: wireVersion, id: connection }, from);
const listening = { type: 'loan:listening', version: wireVersion };
/** What was sent after the first message. */
const listSent = () => postMessage.mock.calls.filter(([message]) => message.type !== listening.type);
const ready = [{ type: 'loan:ready', version: wireVersion, id }, origin];

function serve(channel: HostChannel) {
  const [onConnect, onCall] = [vi.fn(), vi.fn()];
  channel.serve({ onConnect, onCall });
  return { onConnect, onCall };
}

describe('the connection with the embedding page', () => {
  it('says to those that may embed the page that it listens, and again when the page returns from the cache', () => {
    openHostChannel(origins);
    const sent = origins.map((each) => [listening, each]);
    expect(postMessage.mock.calls).toEqual(sent);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(postMessage.mock.calls).toEqual([...sent, ...sent]);
  });

  it('answers a handshake of a configured origin, to that origin alone', () => {
    openHostChannel(origins);
    connect();
    expect(listSent()).toEqual([ready]);
  });

  it.each([
    ['another origin', () => connect('https://evil.example')],
    ['an origin that begins like one', () => connect('https://shop.example.evil.example')],
    ['a page without an origin', () => connect('null')],
    ['another window', () => receive({ type: 'loan:connect', version: wireVersion, id }, origin, window)],
  ])('ignores a handshake of %s', (_what, send) => {
    const channel = openHostChannel(origins);
    send();
    channel.send('loan:saved', {});
    expect(listSent()).toEqual([]);
  });

  it('ignores every handshake if no origin is configured', { tags: ['S8'] }, () => {
    openHostChannel([]);
    connect();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('sends events to the connected origin with the id of the connection, and none before', () => {
    const channel = openHostChannel(origins);
    channel.send('loan:saved', {});
    connect();
    channel.send('loan:step', { route: 'one', index: 0, count: 3 });
    expect(listSent()).toEqual([
      ready,
      [{ type: 'loan:step', version: wireVersion, id, route: 'one', index: 0, count: 3 }, origin],
    ]);
  });

  it('passes calls on in order, also those from before the application serves them', () => {
    const channel = openHostChannel(origins);
    connect();
    receive({ type: 'loan:language', version: wireVersion, id, language: 'pl', isDefault: true });
    const { onConnect, onCall } = serve(channel);
    receive({ type: 'loan:focus', version: wireVersion, id });
    expect(onConnect).toHaveBeenCalledTimes(1);
    expect(onCall.mock.calls.map(([call]) => call.type)).toEqual(['loan:language', 'loan:focus']);
  });

  it.each([
    ['before the handshake', () => receive({ type: 'loan:focus', version: wireVersion, id })],
    [
      'of another connection',
      () => {
        connect();
        receive({ type: 'loan:focus', version: wireVersion, id: 'another-connection' });
      },
    ],
    [
      'of another configured origin with the same id',
      () => {
        connect();
        receive({ type: 'loan:focus', version: wireVersion, id }, 'https://other.example');
      },
    ],
  ])('ignores a call %s', (_what, send) => {
    const { onCall } = serve(openHostChannel(origins));
    send();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('answers a call with wrong values with an error', () => {
    const { onCall } = serve(openHostChannel(origins));
    connect();
    receive({ type: 'loan:prefill', version: wireVersion, id, values: { email: 1 } });
    expect(onCall).not.toHaveBeenCalled();
    expect(listSent().at(-1)).toEqual([
      {
        type: 'loan:error',
        version: wireVersion,
        id,
        code: 'rejected-call',
        call: 'prefill',
        rejected: 'email',
      },
      origin,
    ]);
  });

  it('takes a repeated handshake for the same connection, and a new one for another', () => {
    const { onConnect } = serve(openHostChannel(origins));
    connect();
    connect();
    expect(onConnect).toHaveBeenCalledTimes(1);
    connect(origin, 'another-connection');
    expect(onConnect).toHaveBeenCalledTimes(2);
    expect(listSent()).toHaveLength(3);
  });

  it(
    'says again that it is ready when the pages return from the cache, to a loader that asks for nothing',
    { tags: ['F30'] },
    () => {
      openHostChannel(origins);
      const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      restore();
      expect(listSent()).toEqual([]);
      connect();
      restore();
      expect(listSent()).toEqual([ready, ready]);
    },
  );

  it('never throws and never answers, whatever another origin sends', { tags: ['E2', 'S7'] }, () => {
    const { onCall } = serve(openHostChannel(origins));
    fc.assert(
      fc.property(fc.anything(), fc.webUrl(), (data, address) => {
        receive(data, new URL(address).origin);
      }),
    );
    expect(listSent()).toEqual([]);
    expect(onCall).not.toHaveBeenCalled();
  });
});
