import type { Size } from '../../domain/documents/pictureSize';
import { jpegQuality, paint } from './draw';
import type { DrawRequest } from './pictureWorker';

/**
 * A picture drawn anew beside the page, which stays usable; where the browser cannot do that, in the page.
 *
 * @throws when it cannot be opened at all
 */
export async function redraw(file: Blob, size: Size): Promise<Blob> {
  return (await drawnBeside({ file, size })) ?? drawnHere(file, size);
}

/** Null where there are no workers, or they cannot draw. One for each picture, so that what it took is given back. */
function drawnBeside(request: DrawRequest): Promise<Blob | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    const end = (drawn: Blob | null) => {
      worker.terminate();
      resolve(drawn);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      end(data instanceof Blob ? data : null),
    );
    worker.addEventListener('error', () => end(null));
    worker.postMessage(request, { transfer: [] });
  });
}

/** An image of the document is turned upright by every browser. */
async function drawnHere(file: Blob, size: Size): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), size);
    paint(canvas.getContext('2d'), image, size);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (drawn) => (drawn === null ? reject(new Error('The picture was not written')) : resolve(drawn)),
        'image/jpeg',
        jpegQuality,
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
