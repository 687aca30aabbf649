import type { PictureSize } from '../../domain/documents/pictureSize';

/** From 0 to 1. At this quality the smallest print is sharp, and a card of 2000 pixels takes half a megabyte. */
export const jpegQuality = 0.85;

/**
 * Redraws a picture upright, in a size, as a JPEG without metadata. Works in a worker: it uses a canvas without a document.
 *
 * @throws if the browser cannot do it, or does not turn pictures upright by itself
 */
export async function drawJpeg(file: Blob, { width, height }: PictureSize): Promise<Blob> {
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
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  } finally {
    bitmap.close();
  }
}

/** The background is white, because a JPEG has no transparency. */
export function paintOnWhite(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null,
  picture: CanvasImageSource,
  { width, height }: PictureSize,
): void {
  if (context === null) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
}
