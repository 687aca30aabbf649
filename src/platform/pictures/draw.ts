import { findFlaws, getCheckedSize, type PictureFlaw } from '../../domain/documents/pictureFlaws';
import type { PictureSize } from '../../domain/documents/pictureSize';

/** From 0 to 1. At this quality the smallest print is sharp, and a card of 2000 pixels takes half a megabyte. */
export const jpegQuality = 0.85;

/** A redrawn picture, and what the applicant should look at before it is sent. */
export interface DrawnPicture {
  readonly picture: Blob;
  readonly flaws: readonly PictureFlaw[];
}

/**
 * Redraws a picture upright, in a size, as a JPEG without metadata. Works in a worker: it uses a canvas without a document.
 *
 * @throws if the browser cannot do it, or does not turn pictures upright by itself
 */
export async function drawJpeg(file: Blob, { width, height }: PictureSize): Promise<DrawnPicture> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    // For a smaller picture as sharp as 'high', and faster.
    resizeQuality: 'medium',
  });
  try {
    if (bitmap.width !== width || bitmap.height !== height) throw new Error('The picture was not resized');
    const canvas = new OffscreenCanvas(width, height);
    paintOnWhite(canvas.getContext('2d'), bitmap, { width, height });
    const checked = getCheckedSize(canvas);
    const reduced = new OffscreenCanvas(checked.width, checked.height);
    const flaws = findDrawnFlaws(canvas, reduced.getContext('2d', readingOptions));
    return { picture: await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }), flaws };
  } finally {
    bitmap.close();
  }
}

/** A canvas whose pixels are read stays in the memory of the processor. */
export const readingOptions: CanvasRenderingContext2DSettings = { willReadFrequently: true };

type DrawingContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/**
 * The flaws of a drawn picture. None if the browser does not let the page read pixels: the check only advises.
 *
 * @param context of a canvas in the size of `getCheckedSize`
 */
export function findDrawnFlaws(
  drawn: OffscreenCanvas | HTMLCanvasElement,
  context: DrawingContext | null,
): readonly PictureFlaw[] {
  try {
    const { width, height } = getCheckedSize(drawn);
    paintOnWhite(context, drawn, { width, height });
    return context === null ? [] : findFlaws(drawn, context.getImageData(0, 0, width, height));
  } catch {
    return [];
  }
}

/** The background is white, because a JPEG has no transparency. */
export function paintOnWhite(
  context: DrawingContext | null,
  picture: CanvasImageSource,
  { width, height }: PictureSize,
): void {
  if (context === null) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
}
