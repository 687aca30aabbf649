import { useEffect, useMemo, useRef } from 'react';
import type { QuestionnaireInput } from '../../domain/catalogue/input';

/** The pause after the last key before the draft is stored. It is at most doubled, because a key does not restart the timer. */
const draftDelayMs = 300;

export interface Draft {
  /** The applicant has edited a value. Values that the page writes are not part of the draft. */
  readonly onEdit: () => void;
  /** Stores the pending draft now, if there is one. */
  readonly flush: () => void;
  /** Drops the pending draft: its values were submitted. */
  readonly drop: () => void;
}

interface DraftOptions {
  readonly getValues: () => QuestionnaireInput;
  readonly onDraft: (input: QuestionnaireInput) => void;
  readonly subscribeToPageHidden: (listener: () => void) => () => void;
  /** Whether each key is stored at once: a pending request must not lead away from new input. */
  readonly isUrgent: boolean;
}

/**
 * Stores edited values as a draft: shortly after the last key, and at once when the page is hidden or the step is left. It renders
 * nothing, so it does not slow down a key.
 */
export function useDraft({ getValues, onDraft, subscribeToPageHidden, isUrgent }: DraftOptions): Draft {
  const latest = useRef({ getValues, onDraft, isUrgent });
  useEffect(() => {
    latest.current = { getValues, onDraft, isUrgent };
  }, [getValues, onDraft, isUrgent]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasEditedAgain = useRef(false);

  const draft = useMemo(() => {
    const drop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const flush = () => {
      if (timer.current === undefined) return;
      drop();
      // A copy: the receiver may freeze it, and the form continues to write into its own object.
      latest.current.onDraft(structuredClone(latest.current.getValues()));
    };
    const schedule = () => {
      wasEditedAgain.current = false;
      timer.current = setTimeout(() => (wasEditedAgain.current ? schedule() : flush()), draftDelayMs);
    };
    const onEdit = () => {
      if (timer.current === undefined) schedule();
      else wasEditedAgain.current = true;
      if (latest.current.isUrgent) flush();
    };
    return { flush, onEdit, drop };
  }, []);

  const { flush } = draft;
  useEffect(() => {
    const unsubscribe = subscribeToPageHidden(flush);
    return () => {
      flush();
      unsubscribe();
    };
  }, [flush, subscribeToPageHidden]);

  return draft;
}
