import type { PictureSize } from '../../domain/documents/pictureSize';
import { drawJpeg, type DrawnPicture } from './draw';

/** A message to the worker. */
export interface DrawRequest {
  readonly file: Blob;
  readonly size: PictureSize;
}

/**
 * The response: the new picture, or the name of the error. The decoder of a damaged picture throws an `InvalidStateError`. Null if the
 * canvas does not return what was drawn on it.
 */
export type DrawResponse = DrawnPicture | string | null;

addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  void drawJpeg(data.file, data.size)
    .catch((error: unknown) => (error instanceof Error ? error.name : null))
    .then((response: DrawResponse) => postMessage(response));
});
