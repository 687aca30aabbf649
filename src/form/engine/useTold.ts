import type { FieldError } from 'react-hook-form';
import { useTranslation } from '../../platform/texts';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { errorText } from '../messages/messages';
import { useStepContext } from './StepContext';
import { useNotice } from './useControl';

/** What is told beside one question: its error in words, a soft notice, and what was looked up to choose from while typing. */
export function useTold(asked: AskedDataPoint, error: FieldError | undefined) {
  const { page, lookedUp, filledIn } = useStepContext();
  const { t, i18n } = useTranslation();
  return {
    error: error ? errorText(asked, error, { t, page, languageTag: i18n.language }) : undefined,
    notice: useNotice(controlOf(asked)),
    suggestions: filledIn.has(asked.name) ? [] : (lookedUp?.[asked.name]?.offers ?? []),
  };
}
