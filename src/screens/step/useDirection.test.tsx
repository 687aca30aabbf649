// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDirection } from './useDirection';

it('tells the direction of the last change, and none for the first step', () => {
  const { result, rerender } = renderHook(useDirection, { initialProps: 3 });
  const directions = [3, 5, 5, 4, 6].map((index) => {
    rerender(index);
    return result.current;
  });
  expect(directions).toEqual([null, 'forward', 'forward', 'backward', 'forward']);
});
