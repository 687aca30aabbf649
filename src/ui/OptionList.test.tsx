// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OptionList } from './OptionList';

/** Does what a browser's translation does: each text is in an element of its own from then on. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() instanceof Text)
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const createList = (typed: string) => (
  <OptionList
    inputId="country"
    label="Country"
    typed={typed}
    value=""
    active={-1}
    matches={[{ value: 'ES', label: 'España' }]}
    choose={() => undefined}
    splitLabel={(text) => [
      { start: 0, text: text.slice(0, typed.length), isMatch: true },
      { start: typed.length, text: text.slice(typed.length), isMatch: false },
    ]}
    hiddenText=""
  />
);

it('shows the next marks after the browser has translated the options', () => {
  const { rerender, container } = render(createList('E'));
  translate(container);
  rerender(createList('Es'));
  expect(screen.getByRole('option')).toHaveTextContent('España');
  expect(container.querySelector('mark')).toHaveTextContent('Es');
});
