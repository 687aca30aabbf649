import type { FieldMessage, MessageCode, Reading } from '../messages';

/** A value to keep. */
export function kept<V>(value: V): Reading<V> {
  return { ok: true, value };
}

/** A refusal, and what its text is filled with. */
export function refused(code: MessageCode, params?: NonNullable<FieldMessage['params']>): Reading<never> {
  return { ok: false, message: params === undefined ? { code } : { code, params } };
}
