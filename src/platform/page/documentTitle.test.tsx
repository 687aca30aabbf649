// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useDocumentTitle } from './documentTitle';

function Titled({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}

beforeEach(() => {
  document.head.innerHTML = '<title>Page</title>';
});

it('sets the title of the one element of the document, and leaves it when its part goes', () => {
  const { rerender, unmount } = render(<Titled title="First" />);
  expect(document.title).toBe('First');
  rerender(<Titled title="Second" />);
  expect(document.title).toBe('Second');
  unmount();
  expect(document.title).toBe('Second');
  expect(document.querySelectorAll('title')).toHaveLength(1);
});
