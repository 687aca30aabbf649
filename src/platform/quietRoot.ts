/**
 * What React listens to on its root and no component hears: the events that come with every key beside `input`, and those that
 * come by the dozen while something is moved or scrolled. For each, React walks from the element up to the root, twice: on a slow
 * phone most of what a key costs. Whoever needs a key hears it at its element (`src/ui/useHeard.ts`);
 * `tests/catalogue/events.test.ts` looks that nothing is to hear them otherwise.
 */
export const unheardEvents = [
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

const unheard: ReadonlySet<string> = new Set(unheardEvents);
/** What comes with every key and is heard by components elsewhere: React is told of it but for lines that hear it themselves. */
const ofLines: ReadonlySet<string> = new Set(['input', 'change']);
const selfHearing = new WeakSet<EventTarget>();

/** From now on React is not told what is put into the line: it hears that itself. */
export function hearsItself(line: HTMLElement): void {
  selfHearing.add(line);
}

/**
 * Makes a root of React in the container, for which it begins to listen there and on the document, and keeps it from listening
 * to what no component hears.
 */
export function quietly<Made>(container: Element, make: () => Made): Made {
  const restore = [container, container.ownerDocument].map(quieten);
  try {
    return make();
  } finally {
    for (const undo of restore) undo();
  }
}

function quieten(target: EventTarget): () => void {
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const listen: EventTarget['addEventListener'] = target.addEventListener.bind(target);
  Object.defineProperty(target, 'addEventListener', {
    configurable: true,
    value: (...[type, listener, options]: Parameters<typeof listen>) => {
      if (unheard.has(type)) return;
      const isOfLines = ofLines.has(type) && typeof listener === 'function';
      listen(type, isOfLines ? butForSelfHearing(listener) : listener, options);
    },
  });
  return () => {
    Reflect.deleteProperty(target, 'addEventListener');
    if (own !== undefined) Object.defineProperty(target, 'addEventListener', own);
  };
}

function butForSelfHearing(listener: EventListener): EventListener {
  return (event) => {
    if (event.target === null || !selfHearing.has(event.target)) listener(event);
  };
}
