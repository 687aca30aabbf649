import { useCallback, useState } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';

interface Opening {
  readonly opensWithErrors: boolean;
  /** The question with an error for which the step was opened, from the summary of another step. */
  readonly startAt: DataPointName | undefined;
}

/**
 * Whether the summary of errors shows. `round` counts its openings, so that each takes the focus anew; it begins at 1 where
 * the step opens with errors.
 */
export function useSummary({ opensWithErrors, startAt: opening }: Opening) {
  const [summary, setSummary] = useState({
    round: opensWithErrors ? 1 : 0,
    isOpen: false,
    /** The question that takes the focus instead. */
    startAt: opening,
  });
  const openSummary = useCallback(
    () =>
      setSummary(({ round, startAt }) => ({
        round: round + 1,
        isOpen: true,
        // With the errors for which the step was opened, and no later ones.
        startAt: round === 1 ? startAt : undefined,
      })),
    [],
  );
  const closeSummary = useCallback(() => setSummary((before) => ({ ...before, isOpen: false })), []);
  return { summary, openSummary, closeSummary };
}
