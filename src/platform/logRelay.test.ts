import { expect, it, vi } from 'vitest';
import { makeLogRelay } from './logRelay';

const makeTaker = () => ({ line: vi.fn(), failure: vi.fn() });

it('keeps the last thousand lines for who comes later', () => {
  const relay = makeLogRelay(() => undefined);
  for (let line = 1; line <= 1001; line += 1) relay.sink(`line ${line}`);
  const taker = makeTaker();
  relay.handOver(taker);
  expect(taker.line).toHaveBeenCalledTimes(1000);
  expect([taker.line.mock.calls[0], taker.line.mock.lastCall]).toEqual([['line 2'], ['line 1001']]);
});

it('hands each line over once', () => {
  const relay = makeLogRelay(() => undefined);
  relay.sink('line');
  relay.handOver(makeTaker());
  relay.giveBack();
  const next = makeTaker();
  relay.handOver(next);
  expect(next.line).not.toHaveBeenCalled();
});

it('drops details of more than 1024 characters, for all who take lines', () => {
  const relay = makeLogRelay(() => undefined);
  relay.sink('before', { long: 'x'.repeat(1024) });
  const taker = makeTaker();
  relay.handOver(taker);
  relay.sink('after', { long: 'x'.repeat(1024) });
  expect(taker.line.mock.calls).toEqual([['before'], ['after']]);
});

it('tells a failure to who takes it, cut to what a log may hold, and to nobody else', () => {
  const console = vi.fn();
  const relay = makeLogRelay(console);
  const error = new Error('no');
  relay.failure(error, 'at A');
  const taker = makeTaker();
  relay.handOver(taker);
  relay.failure(error, 'at A '.repeat(1000));
  const details: unknown = taker.failure.mock.calls[0]?.[1];
  expect(taker.failure).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(details).length).toBeLessThanOrEqual(1024);
  expect(console).not.toHaveBeenCalled();
});
