import type { FieldMessage, AnswerNotice, MessageCode, ReadResult } from '../messages';

/** Accepts a value, perhaps with a notice. */
export function acceptAnswer<V>(value: V, notice?: AnswerNotice): ReadResult<V> {
  return notice === undefined ? { ok: true, value } : { ok: true, value, notice };
}

/** Rejects an input, with the parameters of the error text. */
export function rejectAnswer(
  code: MessageCode,
  params?: NonNullable<FieldMessage['params']>,
): ReadResult<never> {
  return { ok: false, message: params === undefined ? { code } : { code, params } };
}
