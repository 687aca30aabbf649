import { useEffect, useMemo, useRef } from 'react';
import type { TypedValues } from '../../domain/catalogue/typed';

/** Milliseconds without a further key before what is typed is kept; at most twice as long, so that a key sets no timer anew. */
const pause = 300;

interface Draft {
  /** The applicant has typed something; what the page itself writes into controls is no draft. */
  readonly typed: () => void;
  /** The values were handed over; what was typed until now is no draft any more. */
  readonly forget: () => void;
  /** The values were handed over and stay a draft until the server has taken them. */
  readonly keep: () => void;
}

/**
 * Keeps what is typed: a moment after the last key, and at once when the page is hidden or the step is left. Off the
 * key's path: nothing renders.
 *
 * @param valuesNow what stands in the controls
 * @param isUrgent whether each key is kept at once, because an answer is awaited that must not lead away from it
 */
export function useDraft(
  valuesNow: () => TypedValues,
  onDraft: (typed: TypedValues) => void,
  subscribeHidden: (listener: () => void) => () => void,
  isUrgent: boolean,
): Draft {
  const latest = useRef({ valuesNow, onDraft, isUrgent });
  useEffect(() => {
    latest.current = { valuesNow, onDraft, isUrgent };
  }, [valuesNow, onDraft, isUrgent]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTypedOn = useRef(false);

  const draft = useMemo(() => {
    const forget = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const keep = () => {
      if (timer.current === undefined) return;
      forget();
      // A copy: who keeps it may hold it fast, and the form goes on writing into its own.
      latest.current.onDraft(structuredClone(latest.current.valuesNow()));
    };
    const wait = () => {
      isTypedOn.current = false;
      timer.current = setTimeout(() => (isTypedOn.current ? wait() : keep()), pause);
    };
    const typed = () => {
      if (timer.current === undefined) wait();
      else isTypedOn.current = true;
      if (latest.current.isUrgent) keep();
    };
    return { keep, typed, forget };
  }, []);

  const { keep } = draft;
  useEffect(() => {
    const stopHidden = subscribeHidden(keep);
    return () => {
      keep();
      stopHidden();
    };
  }, [keep, subscribeHidden]);

  return draft;
}
