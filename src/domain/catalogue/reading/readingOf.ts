import type { FieldMessage, FieldNotice, MessageCode, Reading } from '../messages';

/** A value to keep, and what is to be asked softly beside it. */
export function kept<V>(value: V, notice?: FieldNotice): Reading<V> {
  return notice === undefined ? { ok: true, value } : { ok: true, value, notice };
}

/** A refusal, and what its text is filled with. */
export function refused(code: MessageCode, params?: NonNullable<FieldMessage['params']>): Reading<never> {
  return { ok: false, message: params === undefined ? { code } : { code, params } };
}
