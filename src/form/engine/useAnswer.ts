import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Typed } from '../../domain/catalogue/typed';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { errorText } from '../messages/messages';
import { useStepContext } from './StepContext';

/** One question's answer as its field shows and changes it; re-renders that field alone. */
export function useAnswer(asked: AskedDataPoint) {
  const { control, page, left, changed, notices, lookedUp, filledIn } = useStepContext();
  const { t, i18n } = useTranslation();
  const { field, fieldState } = useController({ control, name: controlOf(asked) });
  const notice = notices[controlOf(asked)];
  return {
    typed: field.value,
    ref: field.ref,
    change: (typed: Typed) => changed(asked, typed),
    leave: () => {
      field.onBlur();
      left(asked);
    },
    error: fieldState.error
      ? errorText(asked, fieldState.error, { t, page, languageTag: i18n.language })
      : undefined,
    notice,
    /** Found by a look-up, to choose from while typing. */
    suggestions: filledIn.has(asked.name) ? [] : (lookedUp?.[asked.name]?.offers ?? []),
  };
}
