// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';

const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
vi.mock('../loadPictures', () => ({ loadPictures: load }));
// Test files share modules: only those that load after this cannot load the code.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { useSelectedPictures } = await import('./useSelectedPictures');

it('asks for its code when the screen opens, and blames no picture if that does not load', async () => {
  const { result } = renderHook(useSelectedPictures);
  expect(load).toHaveBeenCalledOnce();
  act(() => result.current.choose('front', new File(['a'], 'a.jpg', { type: 'image/jpeg' })));
  await waitFor(() => expect(result.current.bySide.front.problem).toEqual({ problem: 'not_loaded' }));
  expect(result.current.bySide.front.isPreparing).toBe(false);
});
