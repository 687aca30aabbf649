import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { isLookedUp } from '../../domain/catalogue/options';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page } from '../../domain/pages/resolvePage';
import type { Around } from './around';
import type { Shown, StepLookUps } from './stepLookUps';

/** The look-ups of a step while it is shown. `path` and the page stay the same for as long. */
export function useLookUps(
  path: StepPath,
  around: Around,
  form: RefObject<HTMLFormElement | null>,
): Shown & Pick<StepLookUps, 'changed' | 'left'> {
  const { page } = around;
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  });
  const [lookUps, setLookUps] = useState(() => (hasLookUps(page, path) ? loading : none));
  useEffect(() => {
    if (lookUps !== loading) return lookUps.start(() => latest.current);
    let isLeft = false;
    const goOn = (loaded: StepLookUps) => (isLeft ? undefined : setLookUps(loaded));
    // Without its look-ups a step is asked like any other.
    import('./stepLookUps').then(
      ({ makeStepLookUps }) => goOn(makeStepLookUps(page, path)),
      () => goOn(none),
    );
    return () => {
      isLeft = true;
    };
  }, [lookUps, page, path]);
  const { lookedUp, filledIn } = useSyncExternalStore(lookUps.subscribe, lookUps.shown, lookUps.shown);
  useEffect(() => {
    // The applicant was about to type here: the first key replaces what was filled in meanwhile.
    const focused = form.current?.querySelector<HTMLInputElement>('input:focus');
    if (focused && [...filledIn.keys()].some((name) => name === focused.name)) focused.select();
  }, [filledIn, form]);
  return { lookedUp, filledIn, changed: lookUps.changed, left: lookUps.left };
}

/** Look-ups that follow nothing. */
function idle(lookedUp: Shown['lookedUp']): StepLookUps {
  const shown = { lookedUp, filledIn: new Map() };
  const stop = () => undefined;
  return { shown: () => shown, subscribe: () => stop, start: () => stop, changed: stop, left: stop };
}

const loading = idle(null);
const none = idle({});

/** Whether a choice of the step is looked up, or one of its questions is filled in from an answer of this step or another. */
function hasLookUps({ steps }: Page, path: StepPath): boolean {
  const all = steps.flatMap(({ dataPoints }) => dataPoints);
  const asked = steps.find((step) => step.path === path)?.dataPoints ?? [];
  return asked.some(
    ({ name, point }) =>
      (point.kind === 'choice' && isLookedUp(point.options)) ||
      all.some((driver) => driver.point.fills?.with[name] !== undefined),
  );
}
