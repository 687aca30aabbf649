import { useAppSelector } from '../../storeHooks';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import type { PageStep } from '../../../domain/pages/resolvePage';
import { useTranslation } from '../../../platform/i18n/texts';
import { selectSubmitted } from '../../../state/selectors/journey';

/** What the server has of a lead that was continued, which this browser does not show. */
interface ServerAnswers {
  /** Whether the server has the answer to a question of the step. It may have an optional answer only if it says so. */
  readonly isGiven: (question: PageQuestion, step: Pick<PageStep, 'path'>) => boolean;
  /** The masked value, or that it was given, in place of the answer. Null if the server does not have it. */
  readonly format: (question: PageQuestion, step: Pick<PageStep, 'path'>) => string | null;
}

export function useServerAnswers(): ServerAnswers {
  const { t } = useTranslation();
  const { given, masked } = useAppSelector((state) => state.asyncFormData.continuedLead);
  const submitted = useAppSelector(selectSubmitted);
  const masks: Readonly<Record<string, string | undefined>> = {
    email: masked.email,
    phone_number: masked.phoneNumber,
  };
  const isGiven: ServerAnswers['isGiven'] = ({ name, point }, { path }) =>
    given.includes(name) || (point.optional !== true && submitted.includes(path));
  return {
    isGiven,
    format: (question, step) =>
      masks[question.name] ?? (isGiven(question, step) ? t('screensˆreview>given') : null),
  };
}
