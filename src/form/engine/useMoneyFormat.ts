import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { reformatInput } from '../../domain/catalogue/formatLeadValue';
import type { CountryFacts } from '../../domain/countries/country';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { findControlQuestions } from '../controls/rows';
import type { AnswerForm } from './answerResolver';

/** Writes the amounts of money in the controls in the format of the language when the language changes. */
export function useMoneyFormat(
  form: AnswerForm,
  getVisible: () => readonly PageQuestion[],
  facts: CountryFacts,
): void {
  const { i18n } = useTranslation();
  const reformat = useEffectEvent((languageTag: string) => {
    for (const question of findControlQuestions(getVisible(), form.getValues())) {
      const control = getControlName(question);
      const input = form.getValues(control);
      if (typeof input !== 'string') continue;
      const text = reformatInput(question.point, input, { facts, languageTag });
      if (text !== input) form.setValue(control, text);
    }
  });
  useEffect(() => {
    const onLanguageChanged = (languageTag: string) => reformat(languageTag);
    i18n.on('languageChanged', onLanguageChanged);
    return () => i18n.off('languageChanged', onLanguageChanged);
  }, [i18n]);
}
