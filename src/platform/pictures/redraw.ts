import type { PictureSize } from '../../domain/documents/pictureSize';
import { jpegQuality, redraw, type DrawnPicture } from './draw';
import { createAddressPolicy, policyNames } from '../loading/trustedTypes';
import type { DrawRequest, DrawResponse } from './pictureWorker';
import { default as workerAddress } from './pictureWorker.ts?worker&url';

let trustWorker: ((address: string) => string) | null = null;

/** The build's address of the worker, which is the only one. There is one policy, because the browser allows it once. */
function getWorkerAddress(): string {
  trustWorker ??= createAddressPolicy(policyNames.pictureWorker, (address) =>
    address === workerAddress ? address : null,
  );
  return trustWorker(workerAddress);
}

/**
 * Redraws a picture in a worker, so that the page stays usable, or in the page if the browser has no suitable worker.
 *
 * @returns null if no canvas of the browser returns what was drawn on it
 * @throws if the picture cannot be opened
 */
export async function redrawPicture(file: Blob, size: PictureSize): Promise<DrawnPicture | null> {
  return (await drawInWorker({ file, size })) ?? drawInPage(file, size);
}

/**
 * Resolves to null if there is no worker, or it cannot draw. Each picture gets its own worker, so that its memory is freed.
 *
 * @throws if the picture is damaged. The page would draw the part of it that it can read.
 */
function drawInWorker(request: DrawRequest): Promise<DrawnPicture | null> {
  const worker = startWorker();
  if (worker === null) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const end = (drawn: DrawnPicture | null) => {
      worker.terminate();
      resolve(drawn);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DrawResponse>) => {
      if (data === 'InvalidStateError') reject(new Error('The picture is damaged'));
      end(typeof data === 'string' ? null : data);
    });
    worker.addEventListener('error', () => end(null));
    worker.postMessage(request, { transfer: [] });
  });
}

/** Null if there is no suitable worker, or the browser refuses it, as in a frame without an origin. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  try {
    return new Worker(getWorkerAddress(), { type: 'module' });
  } catch {
    return null;
  }
}

function drawInPage(file: Blob, size: PictureSize): Promise<DrawnPicture | null> {
  return openImage(file, (image) =>
    redraw<HTMLCanvasElement>(image, size, {
      createCanvas: (canvasSize, options) => {
        const surface = Object.assign(document.createElement('canvas'), canvasSize);
        return { surface, context: surface.getContext('2d', options) };
      },
      write: writeJpeg,
      read: (picture) => openImage(picture, (written) => Promise.resolve(written)),
    }),
  );
}

/** Every browser turns an image of the document upright. */
async function openImage<Result>(
  file: Blob,
  draw: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await draw(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function writeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (drawn) => (drawn === null ? reject(new Error('The picture was not written')) : resolve(drawn)),
      'image/jpeg',
      jpegQuality,
    );
  });
}
