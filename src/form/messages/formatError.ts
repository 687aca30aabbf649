import type { FieldError } from 'react-hook-form';
import { getNumberFormat } from '../../domain/countries/formats';
import { formatMoney } from '../../domain/countries/money';
import type { FieldMessage } from '../../domain/catalogue/messages';
import { allowsOtherText } from '../../domain/catalogue/options';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { TextContext } from '../formatting/textContext';

/** What is wrong with a control: the code of the message, and what fills its text. */
export type ControlError = Pick<FieldError, 'type' | 'types'>;

/** A message as the form holds it: the code as the type, the parameters of its text as further types. */
export function toControlError({ code, params = {} }: FieldMessage): ControlError {
  return {
    type: code,
    types: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  };
}

/** Errors of a missing answer. Their texts mention the question, so they need no label. */
const missingAnswerCodes: readonly string[] = ['required', 'choose', 'consent_required'];

/** Whether the text of an error mentions its question. */
export function mentionsQuestion({ point }: PageQuestion, { type }: Pick<ControlError, 'type'>): boolean {
  // The label of a consent is a whole sentence, too long for a summary.
  return point.kind === 'consent' || missingAnswerCodes.includes(type);
}

/** The text of an error: the question's own, or else the general one. The parameter `rule` is the code of a text within it. */
export function formatError(
  question: PageQuestion,
  { type, types = {} }: ControlError,
  context: TextContext,
): string {
  const code = refineCode(question, type);
  const { rule, ...values } = types;
  const params = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatParam(question, String(value), context)]),
  );
  if (rule !== undefined)
    params['rule'] = formatError(question, { type: String(rule), types: values }, context);
  return context.t([`fieldsˆ${question.name}>errors>${code}`, `errorsˆ${code}`], params);
}

/** "Choose" in place of "fill in" for a choice, unless it also accepts other text. */
function refineCode({ point }: PageQuestion, code: string): string {
  const isChoice = point.kind === 'yes-no' || (point.kind === 'choice' && !allowsOtherText(point.options));
  return code === 'required' && isChoice ? 'choose' : code;
}

/** Formats a limit as its question does: money with its sign, a period with its unit. Other parameters stay as they are. */
function formatParam({ point }: PageQuestion, value: string, { t, page, languageTag }: TextContext): string {
  if (point.kind === 'identifier') {
    return new Intl.ListFormat(languageTag, { type: 'disjunction' }).format(value.split(' / '));
  }
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return value;
  const amount = Number(value);
  switch (point.kind) {
    case 'money':
    case 'amount':
      return formatMoney(amount, { currency: page.facts.currency, languageTag });
    case 'period':
      return formatPeriod(amount, { t, page });
    case 'number':
      return getNumberFormat(languageTag, {}).format(amount);
    default:
      return value;
  }
}

/** A period in the page's unit, with the plural of the language. */
export function formatPeriod(count: number, { t, page }: Pick<TextContext, 't' | 'page'>): string {
  return t(`commonˆ${page.definition.periodScale}`, { count });
}
