// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createJpeg } from '../../domain/documents/pictures.fixture';
import type { PictureSize } from '../../domain/documents/pictureSize';
import { preparePicture } from './prepare';

const endOfJpeg = Uint8Array.from([0xff, 0xd9]);

it.each([
  ['a thumbnail', 60_000],
  ['its depth', 1_200_000],
])('opens a photo that has %s before its size', async (_what, padding) => {
  const photo = new File([createJpeg(4000, 3000, { padding }), endOfJpeg], 'dni.jpg');
  const sizes: PictureSize[] = [];
  const prepared = await preparePicture(photo, 'front', (_file, size) => {
    sizes.push(size);
    return Promise.resolve({ picture: new Blob(), flaws: [] });
  });
  expect(prepared.kind).toBe('ready');
  expect(sizes).toEqual([{ width: 2000, height: 1500 }]);
});

/** A file of a cloud drive: what was read of it, and what its device has when it is sent. */
class DriveFile extends File {
  isGone = false;
  readonly #read: Blob;

  constructor(read: Uint8Array<ArrayBuffer>, now: string) {
    super([now], 'dni.pdf');
    this.#read = new Blob([read]);
  }

  override get size(): number {
    return this.#read.size;
  }

  override slice(start?: number, end?: number): Blob {
    const part = this.#read.slice(start, end);
    const fail = () => Promise.reject(new DOMException('The file has gone', 'NotReadableError'));
    return this.isGone ? Object.assign(part, { arrayBuffer: fail }) : part;
  }
}

const pdf = new TextEncoder().encode('%PDF-1.7\nstartxref\n9\n%%EOF\n');
const draw = () => Promise.resolve({ picture: new Blob(['drawn']), flaws: [] });

it('sends what was read, whatever becomes of the file on its device', async () => {
  const prepared = await preparePicture(new DriveFile(pdf, 'another text'), 'front', draw);
  if (prepared.kind !== 'ready') throw new Error(prepared.problem);
  expect(await prepared.file.text()).toBe(new TextDecoder().decode(pdf));
  expect(prepared.file.type).toBe('application/pdf');
});

it('asks for a file that has gone before it was read', async () => {
  const chosen = new DriveFile(pdf, '');
  chosen.isGone = true;
  expect(await preparePicture(chosen, 'front', draw)).toEqual({ kind: 'refused', problem: 'vanished' });
});

it.each([
  ['has gone meanwhile', true, 'vanished'],
  ['is there', false, 'unreadable'],
])('says why a photo was not drawn whose file %s', async (_what, isGone, problem) => {
  const chosen = new DriveFile(Uint8Array.from([...createJpeg(40, 30), ...endOfJpeg]), '');
  const fail = () => {
    chosen.isGone = isGone;
    return Promise.reject(new Error('Not drawn'));
  };
  expect(await preparePicture(chosen, 'front', fail)).toEqual({ kind: 'refused', problem });
});

describe('a photo in a browser whose canvas does not return what was drawn', () => {
  const bytes = Uint8Array.from([...createJpeg(40, 30), ...endOfJpeg]);
  const drawNothing = () => Promise.resolve(null);

  it('is sent as it is', async () => {
    const prepared = await preparePicture(new File([bytes], 'dni.jpg'), 'back', drawNothing);
    expect(prepared).toMatchObject({ kind: 'ready', isUnchanged: true, preview: null });
    if (prepared.kind !== 'ready') throw new Error(prepared.problem);
    expect([prepared.file.name, prepared.file.type]).toEqual(['back.jpg', 'image/jpeg']);
    expect(new Uint8Array(await prepared.file.arrayBuffer())).toEqual(bytes);
  });

  it('is refused above the limit of a file that is sent as it is', async () => {
    const megabytes = 11 * 1024 * 1024;
    const large = new File([createJpeg(4000, 3000), new Uint8Array(megabytes), endOfJpeg], 'dni.jpg');
    expect(await preparePicture(large, 'front', drawNothing)).toMatchObject({
      kind: 'refused',
      problem: 'over_limit',
      limitMegabytes: 10,
    });
  });
});

it('advises about a PDF that is protected with a password, and sends it', async () => {
  const locked = new TextEncoder().encode('%PDF-1.7\ntrailer << /Encrypt 8 0 R >>\nstartxref\n9\n%%EOF\n');
  const flawsOf = async (content: Uint8Array<ArrayBuffer>) => {
    const prepared = await preparePicture(new File([content], 'dni.pdf'), 'front', draw);
    return prepared.kind === 'ready' ? prepared.flaws : prepared.problem;
  };
  expect([await flawsOf(locked), await flawsOf(pdf)]).toEqual([['locked'], []]);
});
