import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Around } from './around';
import { makeStepLookUps, type Shown, type StepLookUps } from './stepLookUps';

/** The look-ups of a step while it is shown. `path` and the page stay the same for as long. */
export function useLookUps(
  path: StepPath,
  around: Around,
  form: RefObject<HTMLFormElement | null>,
): Shown & Pick<StepLookUps, 'changed' | 'left'> {
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  });
  const [lookUps] = useState(() => makeStepLookUps(around.page, path));
  const { lookedUp, filledIn } = useSyncExternalStore(lookUps.subscribe, lookUps.shown, lookUps.shown);
  useEffect(() => lookUps.start(() => latest.current), [lookUps]);
  useEffect(() => {
    // The applicant was about to type here: the first key replaces what was filled in meanwhile.
    const focused = form.current?.querySelector<HTMLInputElement>('input:focus');
    if (focused && [...filledIn.keys()].some((name) => name === focused.name)) focused.select();
  }, [filledIn, form]);
  return { lookedUp, filledIn, changed: lookUps.changed, left: lookUps.left };
}
