import { useEffect, useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import type { DataPointName } from '../../domain/catalogue/names';
import type { TypedValues } from '../../domain/catalogue/typed';
import { isUnderWay, type Sending } from '../../domain/journey/calls/sending';
import type { ErrorElsewhere } from './ErrorSummary';
import { knownCode } from './messages';

interface Refusals {
  /** Errors the server put on questions of this step. */
  readonly serverErrors: readonly { readonly name: DataPointName; readonly code: string }[];
  readonly errorsElsewhere: readonly ErrorElsewhere[];
  readonly sending: Sending;
}

/**
 * Puts the server's errors on their fields and has them shown, each once: when a step opens that has one, and when a sending
 * is answered with errors, even with the same ones as before. What was mended since is not put back.
 *
 * @param setError and `show` must stay the same from render to render
 */
export function useRefusals(
  { serverErrors, errorsElsewhere, sending }: Refusals,
  setError: UseFormSetError<TypedValues>,
  show: () => void,
): void {
  const told = useRef<readonly string[]>([]);
  const wasSent = useRef(false);
  useEffect(() => {
    if (isUnderWay(sending)) {
      wasSent.current = true;
      told.current = [];
      return;
    }
    const before = told.current;
    // Taken, or not arrived: errors that stand on other steps are no news of this sending.
    const isSilent = wasSent.current && sending.kind !== 'idle';
    // A step that has none of them lies on the way to those that have: it is not troubled with them.
    const isOnTheWay = !wasSent.current && serverErrors.length === 0;
    wasSent.current = false;
    const isNew = (key: string) => !before.includes(key);
    const elsewhere = errorsElsewhere.map(({ asked, code }) => `${asked?.name ?? ''}:${code}`);
    told.current = [...serverErrors.map(({ name, code }) => `${name}:${code}`), ...elsewhere];
    if (isSilent || isOnTheWay) return;
    const fresh = serverErrors.filter(({ name, code }) => isNew(`${name}:${code}`));
    for (const { name, code } of fresh) setError(name, { type: knownCode(code) });
    if (fresh.length > 0 || elsewhere.some(isNew)) show();
  }, [serverErrors, errorsElsewhere, sending, setError, show]);
}
