// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { redrawPicture } from './redraw';

const { getContext } = HTMLCanvasElement.prototype;

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('draws in the page if the browser refuses the worker, as it does in a frame without an origin', async () => {
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
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', () => context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['drawn'])));
  const { picture } = await redrawPicture(new Blob(['picture']), { width: 20, height: 10 });
  expect(await picture.text()).toBe('drawn');
});
