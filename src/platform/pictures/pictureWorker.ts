import type { Size } from '../../domain/documents/pictureSize';
import { draw } from './draw';

/** What the page hands over: one picture, and the size in which it is wanted. The answer is the new picture, or null. */
export interface DrawRequest {
  readonly file: Blob;
  readonly size: Size;
}

addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => {
  void draw(data.file, data.size)
    .catch(() => null)
    .then((drawn) => postMessage(drawn));
});
