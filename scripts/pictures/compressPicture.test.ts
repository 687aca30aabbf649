import UPNG from 'upng-js';
import { expect, it } from 'vitest';
import { compressPicture } from './compressPicture';

const [width, height] = [96, 96];

/** A picture with slow gradients and a little noise, as antialiased text has. */
function drawPicture(): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const noise = Math.floor(Math.abs(Math.sin(pixel * 12.9898) * 43_758.5453) % 8);
    pixels.set([column * 2 + noise, row * 2 + noise, 128 + noise, 255], pixel * 4);
  }
  return pixels;
}

it('takes fewer bytes and keeps every pixel close', () => {
  const pixels = drawPicture();
  const file = Buffer.from(UPNG.encode([pixels.buffer], width, height, 0));
  const compressed = compressPicture(file);
  expect(compressed.length).toBeLessThan(file.length / 2);
  const after = new Uint8Array(
    UPNG.toRGBA8(UPNG.decode(new Uint8Array(compressed).buffer))[0] ?? new ArrayBuffer(),
  );
  const farthest = pixels.reduce(
    (max, value, index) => Math.max(max, Math.abs(value - (after[index] ?? 0))),
    0,
  );
  expect(farthest).toBeLessThan(40);
});
