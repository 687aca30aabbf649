/*
 * What a newcomer must know: React does not receive the events listed here.
 *
 * React listens on its root container and on the document for every event type that exists. For each event it walks from the element
 * to the root twice, even if no component handles the type. A key sends five events besides `input`. Without them the script for a
 * key fell from 3.3 ms to 1.7 ms on a phone slowed four times (docs/performance.md).
 *
 * React has no option for this, so `withReactEventFilter` replaces `addEventListener` of the container and of the document while
 * React creates its root, and restores it afterwards. The prototype is not changed, and later listeners on the same elements
 * receive every event.
 *
 * A handler for one of these events, such as `onKeyDown`, is never called. `npm run check` rejects it (`react/forbid-dom-props` in
 * .oxlintrc.json). Use `useNativeEvent` (src/ui/useNativeEvent.ts) in its place.
 */

/** The events that come with each key besides `input`, and those that come in quick succession while something moves or scrolls. */
export const eventsHiddenFromReact = [
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'compositionstart',
  'compositionupdate',
  'compositionend',
  'selectionchange',
  'mousemove',
  'pointermove',
  'touchmove',
  'wheel',
  'scroll',
  'scrollend',
  'drag',
  'dragover',
] as const;

const hiddenEvents: ReadonlySet<string> = new Set(eventsHiddenFromReact);
/** These come with each key too. React receives them, except from elements that handle their own input. */
const inputEvents: ReadonlySet<string> = new Set(['input', 'change']);
const elementsWithOwnInput = new WeakSet<EventTarget>();

/** From now on React does not receive the input events of the element, which handles them with native listeners. */
export function hideInputFromReact(element: HTMLElement): void {
  elementsWithOwnInput.add(element);
}

/** Creates a root of React in the container. The root does not listen to the hidden events. */
export function withReactEventFilter<Root>(container: Element, createRoot: () => Root): Root {
  const restores = [container, container.ownerDocument].map(filterAddedListeners);
  try {
    return createRoot();
  } finally {
    for (const restore of restores) restore();
  }
}

/** Returns the function that restores `addEventListener`. */
function filterAddedListeners(target: EventTarget): () => void {
  const ownProperty = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const addEventListener: EventTarget['addEventListener'] = target.addEventListener.bind(target);
  Object.defineProperty(target, 'addEventListener', {
    configurable: true,
    value: (...[type, listener, options]: Parameters<typeof addEventListener>) => {
      if (hiddenEvents.has(type)) return;
      const isFiltered = inputEvents.has(type) && typeof listener === 'function';
      addEventListener(type, isFiltered ? skipOwnInput(listener) : listener, options);
    },
  });
  return () => {
    Reflect.deleteProperty(target, 'addEventListener');
    if (ownProperty !== undefined) Object.defineProperty(target, 'addEventListener', ownProperty);
  };
}

function skipOwnInput(listener: EventListener): EventListener {
  return (event) => {
    if (event.target === null || !elementsWithOwnInput.has(event.target)) listener(event);
  };
}
