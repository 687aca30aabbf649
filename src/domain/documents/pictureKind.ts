/** The accepted formats of a document picture: JPEG, PNG, WebP, HEIC, PDF. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** The media type and the file extension of each kind. */
export const pictureKinds: Readonly<Record<PictureKind, { readonly type: string; readonly ending: string }>> =
  {
    jpeg: { type: 'image/jpeg', ending: 'jpg' },
    png: { type: 'image/png', ending: 'png' },
    webp: { type: 'image/webp', ending: 'webp' },
    heic: { type: 'image/heic', ending: 'heic' },
    pdf: { type: 'application/pdf', ending: 'pdf' },
  };

/** Brands of ISO base media files that contain HEVC-coded pictures (ISO/IEC 23008-12, annex B). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Brands that only mark the file as a picture. The compatible brands name the coding. */
const genericBrands = ['mif1', 'msf1'];

/**
 * Detects the kind of a picture from its first bytes, because a file name or media type can be wrong.
 *
 * @param head the beginning of the file, or the whole file
 * @returns null for any other content, for example a text file named `dni.jpg`
 */
export function detectPictureKind(head: Uint8Array): PictureKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (readAscii(head, 0, 4) === 'RIFF' && readAscii(head, 8, 4) === 'WEBP') return 'webp';
  if (isPdf(head)) return 'pdf';
  return readAscii(head, 4, 4) === 'ftyp' && isHeic(head) ? 'heic' : null;
}

/** Readers find the header within the first 1024 bytes. A byte-order mark or line breaks may precede it, but no page that mentions it. */
function isPdf(head: Uint8Array): boolean {
  return /^[^<]*%PDF-/.test(readAscii(head, 0, 1024));
}

function isHeic(head: Uint8Array): boolean {
  const brand = readAscii(head, 8, 4);
  if (heicBrands.includes(brand)) return true;
  return (
    genericBrands.includes(brand) && readCompatibleBrands(head).some((name) => heicBrands.includes(name))
  );
}

/** The compatible brands, which fill the rest of the first box. */
function readCompatibleBrands(head: Uint8Array): readonly string[] {
  const [high = 0, second = 0, third = 0, low = 0] = head;
  const end = Math.min(((high * 256 + second) * 256 + third) * 256 + low, head.length, 256);
  const brands: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(readAscii(head, at, 4));
  return brands;
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

/** Reads bytes as single-byte characters. */
export function readAscii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
