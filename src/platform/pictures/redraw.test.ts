// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { redrawPicture } from './redraw';

const { getContext } = HTMLCanvasElement.prototype;

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser without a worker, whose canvases draw rectangles and return pixels. */
function stubCanvas(returnPixels: (drawn: Uint8ClampedArray, width: number) => Uint8ClampedArray): void {
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  vi.stubGlobal(
    'Worker',
    vi.fn(function refuse() {
      throw new DOMException("Script cannot be accessed from origin 'null'.", 'SecurityError');
    }),
  );
  vi.stubGlobal(
    'Image',
    class {
      readonly decode = async () => undefined;
    },
  );
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', function createContext(this: HTMLCanvasElement) {
    const { width, height } = this;
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    const context = {
      fillStyle: '',
      fillRect: (left: number, _top: number, columns: number) => {
        const color =
          context.fillStyle === '#fff' ? [255, 255, 255] : (context.fillStyle.match(/\d+/g) ?? []);
        for (let index = 0; index < width * height; index += 1)
          if (index % width >= left && index % width < left + columns) data.set(color.map(Number), index * 4);
      },
      drawImage: () => undefined,
      getImageData: () => ({ width, height, data: returnPixels(data, width) }),
    };
    return context;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn'])));
}

const redrawSmall = () => redrawPicture(new Blob(['picture']), { width: 20, height: 10 });

it(
  'draws in the page if the browser refuses the worker, as it does in a frame without an origin',
  { tags: ['F32'] },
  async () => {
    stubCanvas((drawn) => drawn);
    expect(await (await redrawSmall())?.picture.text()).toBe('drawn');
  },
);

it.each([
  ['returns white', (drawn: Uint8ClampedArray) => new Uint8ClampedArray(drawn.length).fill(255)],
  ['returns stripes', (drawn: Uint8ClampedArray) => drawn.map((_byte, at) => (at % 32 < 16 ? 0 : 255))],
  [
    'refuses',
    () => {
      throw new DOMException('Not allowed', 'SecurityError');
    },
  ],
])('returns no picture if the canvas %s', async (_what, returnPixels) => {
  stubCanvas(returnPixels);
  expect(await redrawSmall()).toBeNull();
});

it('returns no picture if what was written is another one', async () => {
  let reads = 0;
  // The third time: after the known colours and what was drawn, what was written.
  stubCanvas((drawn) => ((reads += 1) === 3 ? drawn.map(() => 0) : drawn));
  expect(await redrawSmall()).toBeNull();
});
