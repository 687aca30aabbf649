import UPNG from 'upng-js';

/** Enough for a screen with a logo. The colours that change are far closer than what a comparison takes for a difference. */
const colors = 128;

/** Reduces a PNG file to a palette, which takes a third of the bytes. */
export function compressPicture(file: Buffer): Buffer {
  const picture = UPNG.decode(toArrayBuffer(file));
  const compressed = Buffer.from(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, colors));
  return compressed.length < file.length ? compressed : file;
}

const toArrayBuffer = (file: Buffer): ArrayBuffer => new Uint8Array(file).buffer;
