import { useMemo } from 'react';
import { useAppSelector } from '../../storeHooks';
import { readOutcome, type Outcome } from '../../../api/stepData/outcome';
import { readLenderName } from '../../../domain/journey/states/lenderName';
import { selectResult } from '../../../state/selectors/journey';

/** What the server has added to the outcome of the application. Empty until it responds after a reload. */
export function useOutcome(): Outcome {
  const { stepData } = useAppSelector(selectResult);
  return useMemo(() => readOutcome(stepData ?? {}), [stepData]);
}

/** The name of the lender that accepted the application; null if the server sent none that may be shown. */
export function useLenderName(): string | null {
  return readLenderName(useAppSelector(selectResult).partnerName);
}
