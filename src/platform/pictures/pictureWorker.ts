import type { PictureSize } from '../../domain/documents/pictureSize';
import { drawJpeg } from './draw';

/** A message to the worker. The worker responds with the new picture, or with null if it cannot draw it. */
export interface DrawRequest {
  readonly file: Blob;
  readonly size: PictureSize;
}

addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  void drawJpeg(data.file, data.size)
    .catch(() => null)
    .then((drawn) => postMessage(drawn));
});
