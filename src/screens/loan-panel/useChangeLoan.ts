import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { StepPath } from '../../domain/catalogue/steps';
import { isAfterOffer } from '../../domain/journey/states/progressStates';
import type { Page } from '../../domain/pages/resolvePage';
import { findStepOnRequest } from '../../domain/pages/stepSequence';
import { changeRequested } from '../../state/events';
import { selectProgressState } from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';

/** The step that asks for the loan. */
export function findLoanStep(page: Page): StepPath | null {
  return (
    page.steps.find(({ dataPoints }) => dataPoints.some(({ point }) => point.kind === 'amount'))?.path ?? null
  );
}

/** Opens the step that asks for the loan, from which the applicant returns. Null where the loan cannot be changed any more. */
export function useChangeLoan(page: Page): (() => void) | null {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectProgressState);
  const path = findLoanStep(page);
  if (path === null || isAfterOffer(state)) return null;
  const isOnRequest = findStepOnRequest(page, path) !== undefined;
  return () =>
    void dispatch(
      isOnRequest
        ? routeChangeRequested({ route: path, mode: 'PUSH' })
        : changeRequested({ path, returnsAfter: null }),
    );
}
