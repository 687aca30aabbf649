import { crc32 } from 'node:zlib';

const smallest = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The chunk that ends a picture: a length of four bytes, its name and a checksum. */
const endBytes = 12;

/** A picture in PNG: the smallest one, or one of a size, with a chunk that no reader shows. */
export function createPicture(name: string, bytes = smallest.length): File {
  const padding = bytes - smallest.length - endBytes;
  const end = smallest.length - endBytes;
  const parts =
    padding < 0 ? [smallest] : [smallest.subarray(0, end), createChunk(padding), smallest.subarray(end)];
  return new File(
    parts.map((part) => Uint8Array.from(part)),
    `${name}.png`,
    { type: 'image/png' },
  );
}

/** A private chunk. Readers pass over a chunk that they do not know and that is not needed. */
function createChunk(bytes: number): Buffer {
  const named = Buffer.concat([Buffer.from('fiLl'), Buffer.alloc(bytes)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(bytes, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
