import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { lookUpOf } from '../../domain/catalogue/options';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Questions } from '../../domain/pages/stepSequence';
import type { Around } from './around';
import type { Shown, StepLookUps } from './stepLookUps';

/** The look-ups of a questionnaire while it is shown; `questions` are all that can be asked. Both stay the same for as long. */
export function useLookUps(
  questionnaire: Questionnaire,
  questions: Questions,
  around: Around,
  form: RefObject<HTMLFormElement | null>,
): Shown & Pick<StepLookUps, 'changed' | 'left' | 'chose'> {
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  });
  const [lookUps, setLookUps] = useState(() => (hasLookUps(questionnaire, questions) ? loading : none));
  useEffect(() => {
    if (lookUps !== loading) return lookUps.start(() => latest.current);
    let isLeft = false;
    const goOn = (loaded: StepLookUps) => (isLeft ? undefined : setLookUps(loaded));
    // Without its look-ups a questionnaire is asked like any other.
    import('./stepLookUps').then(
      ({ makeStepLookUps }) => goOn(makeStepLookUps(questionnaire, questions)),
      () => goOn(none),
    );
    return () => {
      isLeft = true;
    };
  }, [lookUps, questionnaire, questions]);
  const { lookedUp, filledIn, suggested } = useSyncExternalStore(
    lookUps.subscribe,
    lookUps.shown,
    lookUps.shown,
  );
  useEffect(() => {
    // The applicant was about to type here: the first key replaces what was filled in meanwhile.
    const focused = form.current?.querySelector<HTMLInputElement>('input:focus');
    if (focused && [...filledIn.keys()].some((name) => name === focused.name)) focused.select();
  }, [filledIn, form]);
  const { changed, left, chose } = lookUps;
  return { lookedUp, filledIn, suggested, changed, left, chose };
}

/** Look-ups that follow nothing. */
function idle(lookedUp: Shown['lookedUp']): StepLookUps {
  const shown = { lookedUp, filledIn: new Map(), suggested: null };
  const stop = () => undefined;
  return {
    shown: () => shown,
    subscribe: () => stop,
    start: () => stop,
    changed: stop,
    left: stop,
    chose: stop,
  };
}

const loading = idle(null);
const none = idle({});

/** Whether companies are suggested, a choice is looked up, or a question filled in from an answer of this questionnaire or another. */
function hasLookUps({ dataPoints }: Questionnaire, questions: Questions): boolean {
  return dataPoints.some(
    ({ name, point }) =>
      (point.kind === 'text' && point.suggests !== undefined) ||
      (point.kind === 'choice' && lookUpOf(point.options) !== null) ||
      [...questions.values()].some((driver) => driver.point.fills?.with[name] !== undefined),
  );
}
