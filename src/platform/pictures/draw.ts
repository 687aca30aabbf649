import type { Size } from '../../domain/documents/pictureSize';

/** From 0 to 1: the smallest print stays sharp, and a card in 2000 pixels takes half a megabyte. */
export const jpegQuality = 0.85;

/**
 * Draws a picture anew in a worker or wherever there is a canvas without a document: upright, in this size, as a JPEG that
 * holds nothing else.
 *
 * @throws where the browser cannot do it, or does not turn pictures upright by itself
 */
export async function draw(file: Blob, { width, height }: Size): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  try {
    if (bitmap.width !== width || bitmap.height !== height) throw new Error('The picture was not resized');
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas.getContext('2d'), bitmap, { width, height });
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  } finally {
    bitmap.close();
  }
}

/** On white: a JPEG knows no transparency. */
export function paint(
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null,
  picture: CanvasImageSource,
  { width, height }: Size,
): void {
  if (context === null) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
}
