import type { DataPoint } from '../../domain/catalogue/kinds';
import type { LeadValue } from '../../domain/lead/lead';
import type { AnswerReader } from '../engine/answerReader';
import type { LookUp } from './lookUp';

/**
 * Asks the server about a right answer, and answers what is to be told softly: the e-mail address that was probably meant, or
 * that mail may not reach this one. Undefined where there is nothing to tell or it could not be asked. Never throws.
 */
export function makeConfirm(lookUp: LookUp, read: AnswerReader['read']): AnswerReader['confirm'] {
  return async (point: DataPoint, value: LeadValue, signal) => {
    if (point.kind !== 'email' || typeof value !== 'string') return undefined;
    const found = await lookUp('emails', value, signal).catch(() => null);
    const [meant] = found?.['meant'] ?? [];
    if (meant !== undefined && isOtherAddress(read(point, meant, {}), value)) {
      return { code: 'email_suggestion', params: { suggestion: meant } };
    }
    return found?.['unconfirmed']?.includes(value) ? { code: 'email_unconfirmed' } : undefined;
  };
}

/** What the server means is judged like what is typed: it goes into the field with one press. */
function isOtherAddress(reading: ReturnType<AnswerReader['read']>, value: string): boolean {
  return (
    reading.ok && typeof reading.value === 'string' && reading.value.toLowerCase() !== value.toLowerCase()
  );
}
