import {
  isSamePicture,
  knownColors,
  knownSize,
  showsKnownColors,
  stripeWidth,
} from '../../domain/documents/canvasTrust';
import {
  checkedSideLength,
  findFlaws,
  type PictureFlaw,
  type Pixels,
} from '../../domain/documents/pictureFlaws';
import { scaleTo, type PictureSize } from '../../domain/documents/pictureSize';

/** From 0 to 1. At this quality the smallest print is sharp, and a card of 2000 pixels takes half a megabyte. */
export const jpegQuality = 0.85;

/** A redrawn picture, and what the applicant should look at before it is sent. */
export interface DrawnPicture {
  readonly picture: Blob;
  readonly flaws: readonly PictureFlaw[];
}

interface Canvas<Surface extends OffscreenCanvas | HTMLCanvasElement> {
  readonly surface: Surface;
  readonly context: DrawingContext | null;
}

/** How a worker and a page make canvases, write a JPEG and read it again. */
export interface Drawing<Surface extends OffscreenCanvas | HTMLCanvasElement> {
  readonly createCanvas: (size: PictureSize, options?: CanvasRenderingContext2DSettings) => Canvas<Surface>;
  readonly write: (surface: Surface) => Promise<Blob>;
  readonly read: (picture: Blob, size: PictureSize) => Promise<CanvasImageSource>;
}

/** A canvas whose pixels are read stays in the memory of the processor. */
const readingOptions: CanvasRenderingContext2DSettings = { willReadFrequently: true };

type DrawingContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/**
 * Redraws a picture upright, in a size, as a JPEG without metadata. Works in a worker: it uses a canvas without a document.
 *
 * @returns null if the canvas does not return what was drawn on it
 * @throws if the browser cannot do it, or does not turn pictures upright by itself
 */
export async function drawJpeg(file: Blob, size: PictureSize): Promise<DrawnPicture | null> {
  const read = (picture: Blob, { width, height }: PictureSize) =>
    createImageBitmap(picture, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      // For a smaller picture as sharp as 'high', and faster.
      resizeQuality: 'medium',
    });
  const bitmap = await read(file, size);
  try {
    if (bitmap.width !== size.width || bitmap.height !== size.height)
      throw new Error('The picture was not resized');
    return await redraw<OffscreenCanvas>(bitmap, size, {
      createCanvas: ({ width, height }, options) => {
        const surface = new OffscreenCanvas(width, height);
        return { surface, context: surface.getContext('2d', options) };
      },
      write: (surface) => surface.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }),
      read,
    });
  } finally {
    bitmap.close();
  }
}

/**
 * Draws an opened picture and writes it as a JPEG.
 *
 * @returns null if the canvas does not return what was drawn on it: known colours first, then the written picture
 */
export async function redraw<Surface extends OffscreenCanvas | HTMLCanvasElement>(
  opened: CanvasImageSource,
  size: PictureSize,
  { createCanvas, write, read }: Drawing<Surface>,
): Promise<DrawnPicture | null> {
  if (!canReadPixels(createCanvas(knownSize, readingOptions).context)) return null;
  const { surface, context } = createCanvas(size);
  paintOnWhite(context, opened, size);
  const checkedSize = scaleTo(size, checkedSideLength);
  const checked = createCanvas(checkedSize, readingOptions).context;
  const drawn = readPixels(checked, surface, checkedSize);
  const picture = await write(surface);
  const written = readPixels(checked, await read(picture, checkedSize), checkedSize);
  return isSamePicture(drawn, written) ? { picture, flaws: findFlaws(size, drawn) } : null;
}

/** Whether the browser lets the page read pixels, and returns those that were drawn. */
function canReadPixels(context: DrawingContext | null): boolean {
  if (context === null) return false;
  knownColors.forEach((color, index) => {
    context.fillStyle = `rgb(${color.join()})`;
    context.fillRect(index * stripeWidth, 0, stripeWidth, knownSize.height);
  });
  try {
    return showsKnownColors(context.getImageData(0, 0, knownSize.width, knownSize.height));
  } catch {
    return false;
  }
}

function readPixels(context: DrawingContext | null, picture: CanvasImageSource, size: PictureSize): Pixels {
  if (context === null) throw new Error('There is no canvas to draw on');
  paintOnWhite(context, picture, size);
  return context.getImageData(0, 0, size.width, size.height);
}

/** The background is white, because a JPEG has no transparency. */
function paintOnWhite(
  context: DrawingContext | null,
  picture: CanvasImageSource,
  { width, height }: PictureSize,
): void {
  if (context === null) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
}
