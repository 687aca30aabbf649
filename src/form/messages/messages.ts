import type { FieldError } from 'react-hook-form';
import { numberFormat } from '../../domain/countries/formats';
import { formatMoney } from '../../domain/countries/money';
import { messageCodes, type FieldMessage, type MessageCode } from '../../domain/catalogue/messages';
import { isOpen } from '../../domain/catalogue/options';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import type { Wording } from '../words/wording';

/** A message as the form library keeps it: the code as the type, what fills its text as further types. */
export function fieldErrorOf({ code, params = {} }: FieldMessage): Pick<FieldError, 'type' | 'types'> {
  return {
    type: code,
    types: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  };
}

/** A code from outside as one that has a text; what is not known is "not accepted". */
export function knownCode(code: string): MessageCode {
  return messageCodes.find((known) => known === code) ?? 'not_accepted';
}

/** What is told where nothing was answered: a question's own words name it, so that they need no label beside them. */
const unanswered: readonly MessageCode[] = ['required', 'choose', 'consent_required'];

export function namesItsQuestion({ point }: AskedDataPoint, { type }: Pick<FieldError, 'type'>): boolean {
  // A consent's label is a whole sentence: any error of it says enough.
  return point.kind === 'consent' || unanswered.includes(knownCode(type));
}

/** The words of an error at one question: the question's own, or else the general ones. */
export function errorText(
  asked: AskedDataPoint,
  error: Pick<FieldError, 'type' | 'types'>,
  { t, page, languageTag }: Wording,
): string {
  const code = codeFor(asked, knownCode(error.type));
  const params = Object.fromEntries(
    Object.entries(error.types ?? {}).map(([name, value]) => [
      name,
      worded(asked, String(value), { t, page, languageTag }),
    ]),
  );
  return t([`fieldsˆ${asked.name}>errors>${code}`, `errorsˆ${code}`], params);
}

/** Nothing was chosen rather than not filled in. Where the list may lack an answer, there may be a line to type in. */
function codeFor({ point }: AskedDataPoint, code: MessageCode): MessageCode {
  const isChoice = point.kind === 'yes-no' || (point.kind === 'choice' && !isOpen(point.options));
  return code === 'required' && isChoice ? 'choose' : code;
}

/** A limit in the words of its question: money with its sign, a period with its unit. What is no quantity stays as it is. */
function worded({ point }: AskedDataPoint, value: string, { t, page, languageTag }: Wording): string {
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
      return periodText(amount, { t, page });
    case 'number':
      return numberFormat(languageTag, {}).format(amount);
    default:
      return value;
  }
}

/** A period in the page's unit, in the plural of the language. */
export function periodText(count: number, { t, page }: Pick<Wording, 't' | 'page'>): string {
  return t(`commonˆ${page.definition.periodScale}`, { count });
}
