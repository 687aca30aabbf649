// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToStep } from './scrollToStep';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A frame whose upper edge is at this height of the window, and the scrolls to it. */
function createFrame(topPx: number) {
  const scrolls = vi.fn();
  let top = topPx;
  const frame = Object.assign(document.createElement('iframe'), {
    getBoundingClientRect: () => new DOMRect(0, top, 300, 900),
    scrollIntoView: scrolls,
  });
  /** The part of the page that scrolls. Its event does not bubble. */
  const moveTo = (movedPx: number, scroller: EventTarget = document) => {
    top = movedPx;
    scroller.dispatchEvent(new Event('scroll', { bubbles: scroller === document }));
  };
  return { frame, moveTo, scrolls };
}

const farAbove = -2_000;

it('scrolls to a step that stays out of view', () => {
  const { frame, scrolls } = createFrame(farAbove);
  scrollToStep(frame, new AbortController().signal);
  expect(scrolls).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(scrolls).toHaveBeenCalledOnce();
});

it('leaves an applicant alone who scrolls on from a step in view', () => {
  const { frame, moveTo, scrolls } = createFrame(10);
  scrollToStep(frame, new AbortController().signal);
  moveTo(farAbove);
  vi.runAllTimers();
  expect(scrolls).not.toHaveBeenCalled();
});

it.each([
  ['the page', () => document],
  ['a part of the page', () => document.body.appendChild(document.createElement('main'))],
])('leaves an applicant alone who scrolls on after the form has scrolled %s', (_what, findScroller) => {
  const { frame, moveTo, scrolls } = createFrame(farAbove);
  scrollToStep(frame, new AbortController().signal);
  moveTo(0, findScroller());
  moveTo(farAbove);
  vi.runAllTimers();
  expect(scrolls).not.toHaveBeenCalled();
});

it('scrolls nothing after the form was removed', () => {
  const { frame, scrolls } = createFrame(farAbove);
  const ending = new AbortController();
  scrollToStep(frame, ending.signal);
  ending.abort();
  scrollToStep(frame, ending.signal);
  vi.runAllTimers();
  expect(scrolls).not.toHaveBeenCalled();
});
