import type { TFunction } from 'i18next';
import { formatMoney } from '../../domain/countries/money';
import type { Page } from '../../domain/pages/resolvePage';

/** The figures and names in the texts about who can apply, in the language of the page. */
export function formatEligibility(
  { facts, definition: { eligibility = {} } }: Page,
  t: TFunction,
  languageTag: string,
): Readonly<Record<string, string>> {
  const { monthlyIncome = 0, refusedIncomeSources = [] } = eligibility;
  const sources = refusedIncomeSources.map((value) => t(`fieldsˆincome_source>options>${value}`));
  return {
    min: String(facts.age.min),
    max: String(facts.age.max),
    country: new Intl.DisplayNames(languageTag, { type: 'region' }).of(facts.code) ?? facts.code,
    income: formatMoney(monthlyIncome, { currency: facts.currency, languageTag }),
    sources: new Intl.ListFormat(languageTag, { type: 'disjunction' }).format(sources),
  };
}
