import { formatDate, formatMonth } from '../../domain/countries/dates';
import { formatMoney } from '../../domain/countries/money';
import { internationalNumber } from '../../domain/catalogue/written';
import { typedValue } from '../../domain/catalogue/typedValue';
import { isRows, type Answer, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { periodText } from '../messages/messages';
import { optionText } from './optionWords';
import type { Wording } from './wording';

/** An answer as a person reads it: money and dates by the language, choices in words. Empty for no answer. */
export function formatAnswer({ name, point }: AskedDataPoint, value: Answer, wording: Wording): string {
  const { t, page, languageTag } = wording;
  if (value === undefined || isRows(value)) return '';
  switch (point.kind) {
    case 'amount':
    case 'money':
      return formatMoney(Number(value), { currency: page.facts.currency, languageTag });
    case 'period':
      return periodText(Number(value), { t, page });
    case 'choice':
      return optionText(name, point.options, String(value), wording);
    case 'yes-no':
    case 'consent':
      return value === true ? t('commonˆyes') : t('commonˆno');
    case 'date':
      return formatDate(String(value), languageTag);
    case 'month':
      return formatMonth(String(value), languageTag);
    case 'phone':
      return internationalNumber(String(value), page.facts.phone);
    default:
      return String(typedValue(point, value, { facts: page.facts, languageTag }));
  }
}
