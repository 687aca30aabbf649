// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hearsItself, quietly, unheardEvents } from './quietRoot';

const heard = vi.fn();
const hear = ({ type }: { readonly type: string }) => heard(type);

it('React hears what components hear, and is not asked for the rest', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = quietly(container, () => createRoot(container));
  act(() => {
    root.render(
      <div onScroll={hear} onMouseMove={hear}>
        <input onKeyDown={hear} onKeyUp={hear} onInput={hear} onClick={hear} onFocus={hear} />
      </div>,
    );
  });
  const line = container.querySelector('input');
  const events = ['keydown', 'keyup', 'input', 'mousemove', 'click', 'focusin', 'scroll'];
  act(() => {
    for (const type of events) line?.dispatchEvent(new Event(type, { bubbles: true }));
  });
  expect(heard.mock.calls.flat()).toEqual(['input', 'click', 'focus']);
  act(() => root.unmount());
});

it('React is not told what is put into a line that hears it itself, and of all else that happens there', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = quietly(container, () => createRoot(container));
  act(() => {
    root.render(
      <div onInput={hear} onFocus={hear}>
        <input defaultValue="" />
        <input defaultValue="" />
      </div>,
    );
  });
  const [own, other] = container.querySelectorAll('input');
  if (own !== undefined) hearsItself(own);
  const tell = (line: HTMLInputElement | undefined) => {
    heard.mockClear();
    act(() => {
      for (const type of ['input', 'focusin']) line?.dispatchEvent(new Event(type, { bubbles: true }));
    });
    return heard.mock.calls.flat();
  };
  expect(tell(own)).toEqual(['focus']);
  expect(tell(other)).toEqual(['input', 'focus']);
  act(() => root.unmount());
});

it('whoever listens to the same elements later hears everything', () => {
  const container = document.body.appendChild(document.createElement('div'));
  quietly(container, () => undefined);
  const listener = vi.fn();
  for (const type of unheardEvents) {
    for (const target of [container, document]) target.addEventListener(type, listener);
    container.dispatchEvent(new Event(type, { bubbles: true }));
    for (const target of [container, document]) target.removeEventListener(type, listener);
  }
  expect(listener).toHaveBeenCalledTimes(2 * unheardEvents.length);
});

it('what fails while the root is made leaves the elements as they were', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const listen = vi.fn();
  container.addEventListener = listen;
  const make = () =>
    quietly(container, () => {
      throw new Error('no root');
    });
  expect(make).toThrow('no root');
  expect(container.addEventListener).toBe(listen);
  expect(document.addEventListener).toBe(EventTarget.prototype.addEventListener);
});
