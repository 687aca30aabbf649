import { useCallback, useState } from 'react';
import type { StepFormProps } from '../engine/stepFormProps';

/**
 * Whether the error summary is shown. `round` counts its openings, because the summary takes the focus at each of them. It starts
 * at 1 if the step opens with errors: the summary takes the focus then, not the heading.
 */
export function useErrorSummary({ here, startAt: initialStartAt }: StepFormProps['errors']) {
  const [summary, setSummary] = useState({
    round: here.length > 0 ? 1 : 0,
    isOpen: false,
    /** The question that takes the focus in place of the summary. */
    startAt: initialStartAt,
  });
  const openSummary = useCallback(
    () =>
      setSummary(({ round, startAt }) => ({
        round: round + 1,
        isOpen: true,
        // Only for the errors with which the step was opened, not for later ones.
        startAt: round === 1 ? startAt : undefined,
      })),
    [],
  );
  const closeSummary = useCallback(() => setSummary((before) => ({ ...before, isOpen: false })), []);
  return { summary, openSummary, closeSummary };
}
