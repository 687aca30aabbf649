import { Suspense } from 'react';
import { findExclusion } from '../../domain/pages/eligibility';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import type { InvalidControl, StepFormProps, StepSubmission } from '../../form/engine/stepFormProps';
import { stepValidationFailed } from '../../state/events';
import { selectLeadRequestStatus } from '../../state/selectors/journey';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { ExclusionNotice, loadStepParts } from './lazyComponents';

interface SubmissionOfStep extends Pick<StepFormProps, 'aboutErrors'> {
  readonly submission: Omit<StepSubmission, 'isAhead'>;
}

/** How a step is submitted, and what is said of answers that exclude the applicant. */
export function useStepSubmission(page: Page, { path }: PageStep, label: string): SubmissionOfStep {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectLeadRequestStatus);
  const findReason = (invalid: readonly InvalidControl[]) =>
    invalid.flatMap(({ control, code }) => {
      const reason = findExclusion(control, code, page.definition.eligibility);
      return reason === null ? [] : [{ control, reason }];
    })[0];
  return {
    submission: {
      status,
      label,
      // The rules that have read the answers load together with these parts.
      onSubmit: (_answers, changed, filledIn) =>
        void loadStepParts().then(({ submitStep }) => dispatch(submitStep(path, changed, filledIn))),
      onInvalid: (invalid) => {
        const names = invalid.map(({ control }) => control);
        const excluded = findReason(invalid)?.control ?? null;
        dispatch(stepValidationFailed({ path, names, excluded }));
      },
    },
    aboutErrors: (invalid) => {
      const found = findReason(invalid);
      return found === undefined ? null : (
        <Suspense>
          <ExclusionNotice page={page} reason={found.reason} />
        </Suspense>
      );
    },
  };
}
