import { expect, it, vi } from 'vitest';
import { createLogRelay } from './logRelay';

const createReceiver = () => ({ writeLine: vi.fn(), reportError: vi.fn() });

it('buffers the last thousand lines for a later receiver', () => {
  const relay = createLogRelay(() => undefined);
  for (let line = 1; line <= 1001; line += 1) relay.sink(`line ${line}`);
  const receiver = createReceiver();
  relay.connect(receiver);
  expect(receiver.writeLine).toHaveBeenCalledTimes(1000);
  expect([receiver.writeLine.mock.calls[0], receiver.writeLine.mock.lastCall]).toEqual([
    ['line 2'],
    ['line 1001'],
  ]);
});

it('passes each line to one receiver only', () => {
  const relay = createLogRelay(() => undefined);
  relay.sink('line');
  relay.connect(createReceiver());
  relay.disconnect();
  const next = createReceiver();
  relay.connect(next);
  expect(next.writeLine).not.toHaveBeenCalled();
});

it('drops details of more than 1024 characters for every receiver', { tags: ['S23', 'H23'] }, () => {
  const relay = createLogRelay(() => undefined);
  relay.sink('before', { long: 'x'.repeat(1024) });
  const receiver = createReceiver();
  relay.connect(receiver);
  relay.sink('after', { long: 'x'.repeat(1024) });
  expect(receiver.writeLine.mock.calls).toEqual([['before'], ['after']]);
});

it('reports a failure to the receiver only, shortened to the limit of the log', () => {
  const console = vi.fn();
  const relay = createLogRelay(console);
  const error = new Error('no');
  relay.reportError(error, 'at A');
  const receiver = createReceiver();
  relay.connect(receiver);
  relay.reportError(error, 'at A '.repeat(1000));
  const details: unknown = receiver.reportError.mock.calls[0]?.[1];
  expect(receiver.reportError).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(details).length).toBeLessThanOrEqual(1024);
  expect(console).not.toHaveBeenCalled();
});
