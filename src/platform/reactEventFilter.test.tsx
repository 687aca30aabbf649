// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hideInputFromReact, withReactEventFilter, eventsHiddenFromReact } from './reactEventFilter';

const received = vi.fn();
beforeEach(() => received.mockClear());

const handle = ({ type }: { readonly type: string }) => received(type);

it('passes to React the events that components handle, and not the hidden ones', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = withReactEventFilter(container, () => createRoot(container));
  act(() => {
    root.render(
      <div onScroll={handle} onMouseMove={handle}>
        <input onKeyDown={handle} onKeyUp={handle} onInput={handle} onClick={handle} onFocus={handle} />
      </div>,
    );
  });
  const line = container.querySelector('input');
  const events = ['keydown', 'keyup', 'input', 'mousemove', 'click', 'focusin', 'scroll'];
  act(() => {
    for (const type of events) line?.dispatchEvent(new Event(type, { bubbles: true }));
  });
  expect(received.mock.calls.flat()).toEqual(['input', 'click', 'focus']);
  act(() => root.unmount());
});

it('hides from React the input events of an element with its own listeners, and no other events', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = withReactEventFilter(container, () => createRoot(container));
  act(() => {
    root.render(
      <div onInput={handle} onFocus={handle}>
        <input defaultValue="" />
        <input defaultValue="" />
      </div>,
    );
  });
  const [own, other] = container.querySelectorAll('input');
  if (own !== undefined) hideInputFromReact(own);
  const dispatchTo = (line: HTMLInputElement | undefined) => {
    received.mockClear();
    act(() => {
      for (const type of ['input', 'focusin']) line?.dispatchEvent(new Event(type, { bubbles: true }));
    });
    return received.mock.calls.flat();
  };
  expect(dispatchTo(own)).toEqual(['focus']);
  expect(dispatchTo(other)).toEqual(['input', 'focus']);
  act(() => root.unmount());
});

it('does not filter listeners that are added later', () => {
  const container = document.body.appendChild(document.createElement('div'));
  withReactEventFilter(container, () => undefined);
  const listener = vi.fn();
  for (const type of eventsHiddenFromReact) {
    for (const target of [container, document]) target.addEventListener(type, listener);
    container.dispatchEvent(new Event(type, { bubbles: true }));
    for (const target of [container, document]) target.removeEventListener(type, listener);
  }
  expect(listener).toHaveBeenCalledTimes(2 * eventsHiddenFromReact.length);
});

it('restores addEventListener if the root cannot be created', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const addEventListener = vi.fn();
  container.addEventListener = addEventListener;
  const create = () =>
    withReactEventFilter(container, () => {
      throw new Error('no root');
    });
  expect(create).toThrow('no root');
  expect(container.addEventListener).toBe(addEventListener);
  expect(document.addEventListener).toBe(EventTarget.prototype.addEventListener);
});
