import { useEffect, useEffectEvent, useRef } from 'react';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { onPageHiddenOrLeft, runAfterPaint } from '../../platform/events/browser';
import { useEventCallback } from '../../ui/useEventCallback';

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
  /** Persists the stored draft now. */
  readonly persist: () => void;
  /** Whether each key is stored at once: a pending request must not lead away from new input. */
  readonly isUrgent: boolean;
}

/**
 * Stores edited values as a draft: after the paint of each input, and at once when the page is hidden or the step is left. It renders
 * nothing, so it does not slow down a key.
 */
export function useDraft({ getValues, onDraft, persist, isUrgent }: DraftOptions): Draft {
  const isPending = useRef(false);
  const drop = () => {
    isPending.current = false;
  };
  const flush = useEventCallback(() => {
    if (!isPending.current) return;
    drop();
    // A copy: the receiver may freeze it, and the form continues to write into its own object.
    onDraft(structuredClone(getValues()));
  });
  const onEdit = useEventCallback(() => {
    const isScheduled = isPending.current;
    isPending.current = true;
    if (isUrgent) flush();
    else if (!isScheduled) runAfterPaint(flush);
  });

  // It may be the last event of the page, and what else writes the state on this event has already run.
  const storeNow = useEffectEvent(() => {
    flush();
    persist();
  });
  useEffect(() => {
    const unsubscribe = onPageHiddenOrLeft(() => storeNow());
    return () => {
      flush();
      unsubscribe();
    };
  }, [flush]);

  return { flush, onEdit, drop };
}
