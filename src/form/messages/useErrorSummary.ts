import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';
import type { StepFormProps } from '../engine/stepFormProps';

/**
 * Whether the error summary is shown. `round` counts its openings, because the summary takes the focus at each of them. It starts
 * at 1 if the step opens with errors: the summary takes the focus then, not the heading.
 */
export function useErrorSummary(
  { here, startAt }: StepFormProps['errors'],
  focus: (name: DataPointName) => void,
) {
  const [initialStartAt] = useState(startAt);
  const [summary, setSummary] = useState({
    round: here.length > 0 ? 1 : 0,
    isOpen: false,
    /** The question that takes the focus in place of the summary. */
    startAt: initialStartAt?.name,
  });
  const openSummary = useCallback(
    () =>
      setSummary((before) => ({
        round: before.round + 1,
        isOpen: true,
        // Only for the errors with which the step was opened, not for later ones.
        startAt: before.round === 1 ? before.startAt : undefined,
      })),
    [],
  );
  const closeSummary = useCallback(() => setSummary((before) => ({ ...before, isOpen: false })), []);
  const lead = useEffectEvent(focus);
  useEffect(() => {
    // The step was open when the applicant followed another link to it.
    if (startAt !== undefined && startAt !== initialStartAt) lead(startAt.name);
  }, [startAt, initialStartAt]);
  return { summary, openSummary, closeSummary };
}
