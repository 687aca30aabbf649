import { useEffect, useRef } from 'react';
import { isUnderWay, type Sending } from '../../domain/journey/calls/sending';
import type { HeldForm } from '../engine/useStepForm';
import type { ErrorElsewhere } from './ErrorSummary';
import { knownCode } from './messages';

/** An error that the server put on a question of this step, by its control. */
export interface ServerError {
  readonly control: string;
  readonly code: string;
}

interface Refusals {
  readonly serverErrors: readonly ServerError[];
  readonly errorsElsewhere: readonly ErrorElsewhere[];
  readonly sending: Sending;
}

/**
 * Puts the server's errors on their fields and has them shown, each once: when a step opens that has one, and when a sending
 * is answered with errors, even with the same ones as before. What was mended since is not put back.
 *
 * @param show must stay the same from render to render
 */
export function useRefusals(
  { serverErrors, errorsElsewhere, sending }: Refusals,
  { setError, getValues }: HeldForm,
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
    told.current = [...serverErrors.map(({ control, code }) => `${control}:${code}`), ...elsewhere];
    if (isSilent || isOnTheWay) return;
    const fresh = serverErrors.filter(({ control, code }) => isNew(`${control}:${code}`));
    for (const { control, code } of fresh) setError(placeOf(control, getValues), { type: knownCode(code) });
    if (fresh.length > 0 || elsewhere.some(isNew)) show();
  }, [serverErrors, errorsElsewhere, sending, setError, getValues, show]);
}

/** Where an error of a control is told: at the list where it is one, or has no such row. */
function placeOf(control: string, getValues: HeldForm['getValues']): string {
  const [list = '', row] = control.split('.');
  if (!Array.isArray(getValues(list))) return control;
  return row === undefined || getValues(`${list}.${row}`) === undefined ? `${list}.root` : control;
}
