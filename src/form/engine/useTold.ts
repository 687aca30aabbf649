import type { FieldError } from 'react-hook-form';
import { useTranslation } from '../../platform/texts';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { errorText } from '../messages/messages';
import { useStepContext } from './StepContext';

/** What is told beside one question: its error in words, a soft notice, and what was looked up to choose from while typing. */
export function useTold(asked: AskedDataPoint, error: FieldError | undefined) {
  const { page, notices, lookedUp, filledIn } = useStepContext();
  const { t, i18n } = useTranslation();
  return {
    error: error ? errorText(asked, error, { t, page, languageTag: i18n.language }) : undefined,
    notice: notices[controlOf(asked)],
    suggestions: filledIn.has(asked.name) ? [] : (lookedUp?.[asked.name]?.offers ?? []),
  };
}
