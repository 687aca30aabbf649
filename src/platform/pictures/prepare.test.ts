// @vitest-environment happy-dom
import { expect, it } from 'vitest';
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
