import type { PictureSize } from '../../domain/documents/pictureSize';
import { drawJpeg } from './draw';

/**
 * A message to the worker. The worker responds with the new picture, or with the name of the error: the decoder of a damaged
 * picture throws an `InvalidStateError`.
 */
export interface DrawRequest {
  readonly file: Blob;
  readonly size: PictureSize;
}

addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  void drawJpeg(data.file, data.size)
    .catch((error: unknown) => (error instanceof Error ? error.name : null))
    .then((drawn) => postMessage(drawn));
});
