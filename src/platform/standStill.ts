import { waitForIdle } from './browser';

/** Longer than the pause between two keys of a slow typist. */
const stillMs = 500;
const typingEvents = ['keydown', 'input'] as const;

interface StandStillListener {
  /** Nobody has typed for a moment, and the browser is idle. */
  readonly onStill: () => void;
  readonly onType: () => void;
}

export interface StandStill {
  /** The wait begins anew. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls a listener once when the page stands still, and again after each input. */
export function watchStandStill({ onStill, onType }: StandStillListener): StandStill {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const restart = () => {
    clearTimeout(timer);
    round += 1;
    const own = round;
    timer = setTimeout(() => void waitForIdle().then(() => (own === round ? onStill() : undefined)), stillMs);
  };
  const onTyping = () => {
    onType();
    restart();
  };
  for (const name of typingEvents) window.addEventListener(name, onTyping, { capture: true, passive: true });
  restart();
  return {
    restart,
    stop: () => {
      clearTimeout(timer);
      round += 1;
      for (const name of typingEvents) window.removeEventListener(name, onTyping, { capture: true });
    },
  };
}
