import { describe, expect, it } from 'vitest';
import { createFrameSplitter, createTextFrame, readText } from './frames.mjs';

/** A frame whose length is written in two or eight bytes. */
function createLongFrame(text: string, lengthBytes: 2 | 8): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.alloc(2 + lengthBytes);
  head.set([0x81, lengthBytes === 2 ? 126 : 127]);
  if (lengthBytes === 2) head.writeUInt16BE(content.length, 2);
  else head.writeBigUInt64BE(BigInt(content.length), 2);
  return Buffer.concat([head, content]);
}

/** A frame as a client sends it. */
function createMaskedFrame(text: string, mask: readonly [number, number, number, number]): Buffer {
  const content = Buffer.from(text);
  const masked = content.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 128 + content.length, ...mask]), masked]);
}

const long = 'ł'.repeat(33_000);
const frames: readonly (readonly [string, Buffer, string])[] = [
  ['empty', createTextFrame(''), ''],
  ['short', createTextFrame('{"id":1}'), '{"id":1}'],
  ['of 125 bytes', createTextFrame('a'.repeat(125)), 'a'.repeat(125)],
  ['of 126 bytes', createLongFrame('a'.repeat(126), 2), 'a'.repeat(126)],
  ['longer than 65,535 bytes', createLongFrame(long, 8), long],
  ['masked', createMaskedFrame('{"id":"ñ"}', [1, 200, 0, 255]), '{"id":"ñ"}'],
];

describe('frames of a WebSocket', () => {
  it.each(frames)('reads a frame that is %s', (_, frame, text) => {
    expect(createFrameSplitter()(frame)).toEqual([frame]);
    expect(readText(frame)).toBe(text);
  });

  it.each([100, 1000, 65_536, 1_000_000])('splits a stream that arrives %i bytes at a time', (size) => {
    const stream = Buffer.concat(frames.map(([, frame]) => frame));
    const split = createFrameSplitter();
    const found: string[] = [];
    for (let start = 0; start < stream.length; start += size) {
      found.push(...split(stream.subarray(start, start + size)).map(readText));
    }
    expect(found).toEqual(frames.map(([, , text]) => text));
  });

  it.each([1, 2, 5])('keeps an incomplete frame of %i bytes until the rest arrives', (size) => {
    const split = createFrameSplitter();
    const frame = createTextFrame('{"id":2}');
    expect(split(frame.subarray(0, size))).toEqual([]);
    expect(split(frame.subarray(size))).toEqual([frame]);
  });

  it('creates no frame that is too long for its head', () => {
    expect(() => createTextFrame('a'.repeat(126))).toThrow('too long');
  });
});
