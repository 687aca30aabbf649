/** The largest length that a frame of a WebSocket writes into its second byte. The two above announce 2 and 8 bytes. */
const largestShortLength = 125;

/** The number of bytes at which the content of a frame begins and ends, or null if its head is incomplete. */
function measureFrame(bytes) {
  if (bytes.length < 2) return null;
  const isMasked = bytes[1] >= 128;
  const announced = bytes[1] % 128;
  const lengthBytes = announced <= largestShortLength ? 0 : announced === 126 ? 2 : 8;
  const start = 2 + lengthBytes + (isMasked ? 4 : 0);
  if (bytes.length < start) return null;
  const length =
    lengthBytes === 0
      ? announced
      : lengthBytes === 2
        ? bytes.readUInt16BE(2)
        : Number(bytes.readBigUInt64BE(2));
  return { isMasked, start, end: start + length };
}

/** Splits a stream of bytes into whole frames of a WebSocket. The returned function takes bytes and returns the frames they complete. */
export function createFrameSplitter() {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const frames = [];
    for (;;) {
      const measured = measureFrame(rest);
      if (measured === null || rest.length < measured.end) return frames;
      frames.push(rest.subarray(0, measured.end));
      rest = rest.subarray(measured.end);
    }
  };
}

/** The text of a frame. The client masks its frames. */
export function readText(frame) {
  const measured = measureFrame(frame);
  if (measured === null) return '';
  const { isMasked, start, end } = measured;
  const content = Buffer.from(frame.subarray(start, end));
  if (isMasked) {
    const mask = frame.subarray(start - 4, start);
    for (let index = 0; index < content.length; index += 1) content[index] ^= mask[index % 4];
  }
  return content.toString();
}

/** An unmasked frame with a short text, as a server sends it. */
export function createTextFrame(text) {
  const content = Buffer.from(text);
  if (content.length > largestShortLength) throw new Error('The text is too long for a short frame.');
  return Buffer.concat([Buffer.from([0x81, content.length]), content]);
}
