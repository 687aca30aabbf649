/** What a picture of a document may be (decisions, section 3: JPEG, PNG, WebP, HEIC or PDF). */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** The media type of each kind, and how its file's name ends. */
export const pictureKinds: Readonly<Record<PictureKind, { readonly type: string; readonly ending: string }>> =
  {
    jpeg: { type: 'image/jpeg', ending: 'jpg' },
    png: { type: 'image/png', ending: 'png' },
    webp: { type: 'image/webp', ending: 'webp' },
    heic: { type: 'image/heic', ending: 'heic' },
    pdf: { type: 'application/pdf', ending: 'pdf' },
  };

/** Brands of ISO base media files whose pictures are coded by HEVC (ISO/IEC 23008-12, annex B). */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Brands that say only that it is a picture: which one, is said by those beside it. */
const plainBrands = ['mif1', 'msf1'];

/**
 * What a file is by its first bytes: names and types are what somebody called it.
 *
 * @param head the beginning of the file, or all of it
 * @returns null for anything else, for example a text that is called `dni.jpg`
 */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  if (beginsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (beginsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp';
  if (textAt(head, 0, 5) === '%PDF-') return 'pdf';
  return textAt(head, 4, 4) === 'ftyp' && isHeic(head) ? 'heic' : null;
}

function isHeic(head: Uint8Array): boolean {
  const brand = textAt(head, 8, 4);
  if (heicBrands.includes(brand)) return true;
  return plainBrands.includes(brand) && besideBrands(head).some((name) => heicBrands.includes(name));
}

/** The compatible brands of a file, which fill its first box. */
function besideBrands(head: Uint8Array): readonly string[] {
  const [high = 0, second = 0, third = 0, low = 0] = head;
  const end = Math.min(((high * 256 + second) * 256 + third) * 256 + low, head.length, 256);
  const brands: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, 4));
  return brands;
}

function beginsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

/** Bytes as characters of one byte each. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
