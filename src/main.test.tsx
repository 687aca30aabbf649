// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn());
vi.mock('./app/start/start', () => ({ start }));

it('throws and does not start without the root container', async () => {
  document.body.replaceChildren();
  await expect(import('./main')).rejects.toThrow('The root container was not found in the page.');
  expect(start).not.toHaveBeenCalled();
});
