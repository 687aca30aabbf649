import { useMemo } from 'react';
import { useAppSelector } from '../../storeHooks';
import { readOutcome, type AgreedLoan, type Outcome } from '../../../api/stepData/outcome';
import { dropUndefined } from '../../../domain/lead/dropUndefined';
import { readLenderName } from '../../../domain/journey/states/lenderName';
import { selectApplication, selectResult } from '../../../state/selectors/journey';

/** What the server has added to the outcome of the application. Empty until it responds after a reload. */
export function useOutcome(): Outcome {
  const { stepData } = useAppSelector(selectResult);
  return useMemo(() => readOutcome(stepData ?? {}), [stepData]);
}

/** The loan that the lender has named, and in its place what was asked for, once the server has answered. */
export function useAgreedLoan(): {
  readonly loan?: AgreedLoan;
  readonly amount?: number;
  readonly period?: number;
} {
  const { amount, period } = useAppSelector(selectApplication);
  const hasAnswered = useAppSelector(selectResult).stepData !== undefined;
  const { loan } = useOutcome();
  return loan === undefined ? (hasAnswered ? dropUndefined({ amount, period }) : {}) : { loan, ...loan };
}

/** The name of the lender that accepted the application; null if the server sent none that may be shown. */
export function useLenderName(): string | null {
  return readLenderName(useAppSelector(selectResult).partnerName);
}
