import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../platform/texts';
import { rewritten } from '../../domain/catalogue/written';
import type { CountryFacts } from '../../domain/countries/country';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import type { HeldForm } from './useStepForm';

/** When another language is chosen, writes the money that stands in the controls as that language does. */
export function useMoneyFormat(
  { getValues, setValue }: HeldForm,
  questionsNow: () => readonly AskedDataPoint[],
  facts: CountryFacts,
): void {
  const { i18n } = useTranslation();
  const rewrite = useEffectEvent((languageTag: string) => {
    for (const asked of questionsNow()) {
      const typed = getValues(controlOf(asked));
      if (typeof typed !== 'string') continue;
      const text = rewritten(asked.point, typed, { facts, languageTag });
      if (text !== typed) setValue(controlOf(asked), text);
    }
  });
  useEffect(() => {
    const follow = (languageTag: string) => rewrite(languageTag);
    i18n.on('languageChanged', follow);
    return () => i18n.off('languageChanged', follow);
  }, [i18n]);
}
