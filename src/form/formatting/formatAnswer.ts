import { formatDate, formatMonth } from '../../domain/countries/dates';
import { formatMoney } from '../../domain/countries/money';
import { formatInternationalNumber } from '../../domain/catalogue/formatLeadValue';
import { formatControlInput } from '../../domain/catalogue/formatControlInput';
import { isRowAnswers, type Answer, type PageQuestion } from '../../domain/pages/questionnaire';
import { formatPeriod } from '../messages/formatError';
import { formatOption } from './formatOptions';
import type { TextContext } from './textContext';

/** Formats an answer for people: money and dates by language, choices as labels. Empty for no answer. */
export function formatAnswer({ name, point }: PageQuestion, value: Answer, context: TextContext): string {
  const { t, page, languageTag } = context;
  if (value === undefined || isRowAnswers(value)) return '';
  switch (point.kind) {
    case 'amount':
    case 'money':
      return formatMoney(Number(value), { currency: page.facts.currency, languageTag });
    case 'period':
      return formatPeriod(Number(value), { t, page });
    case 'choice':
      return formatOption(name, point.options, String(value), context);
    case 'yes-no':
    case 'consent':
      return value === true ? t('commonˆyes') : t('commonˆno');
    case 'date':
      return formatDate(String(value), languageTag);
    case 'month':
      return formatMonth(String(value), languageTag);
    case 'phone':
      return formatInternationalNumber(String(value), page.facts.phone);
    default:
      return String(formatControlInput(point, value, { facts: page.facts, languageTag }));
  }
}
