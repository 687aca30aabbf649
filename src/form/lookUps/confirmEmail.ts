import type { DataPoint } from '../../domain/catalogue/kinds';
import type { LeadValue } from '../../domain/lead/lead';
import type { AnswerReader } from '../engine/answerReader';
import type { LookUp } from './lookUp';

/**
 * Asks the server about a valid e-mail address. Resolves to a notice: the address that was probably meant, or that the address may
 * not receive mail. Resolves to undefined if there is no notice or the server cannot be asked. Never rejects.
 */
export function createEmailConfirmation(lookUp: LookUp, read: AnswerReader['read']): AnswerReader['confirm'] {
  return async (point: DataPoint, value: LeadValue, signal) => {
    if (point.kind !== 'email' || typeof value !== 'string') return undefined;
    const found = await lookUp('emails', value, signal).catch(() => null);
    const [suggestion] = found?.['meant'] ?? [];
    if (suggestion !== undefined && isOtherAddress(read(point, suggestion, {}), value)) {
      return { code: 'email_suggestion', params: { suggestion } };
    }
    return found?.['unconfirmed']?.includes(value) ? { code: 'email_unconfirmed' } : undefined;
  };
}

/** The suggestion goes into the field with one press, so it must be as valid as typed input. */
function isOtherAddress(result: ReturnType<AnswerReader['read']>, value: string): boolean {
  return result.ok && typeof result.value === 'string' && result.value.toLowerCase() !== value.toLowerCase();
}
