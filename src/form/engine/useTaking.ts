import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { TypedValues } from '../../domain/catalogue/typed';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import { questionsWithControl } from './controls';
import { takeFilledIn } from './filledIn';
import { isSame } from './useStanding';
import type { HeldForm } from './useStepForm';

interface Taking {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly visibleNow: () => readonly AskedDataPoint[];
  /** What the controls hold where nothing was typed, as the lead stands now. */
  readonly standingNow: () => TypedValues;
  /** What the controls would hold if the questionnaire were opened now. */
  readonly initialNow: () => TypedValues;
  /** Something was taken that the applicant, or a browser in their name, had put in. */
  readonly onTaken: () => void;
}

/** Takes what stands in the controls and was not told; `isTaken` leaves controls out. */
export type Take = (isTaken?: (control: string) => boolean) => void;

/**
 * The form holds what the applicant sees: what was filled in before it listened, or without an event. Once at its start, and
 * whenever it is asked to.
 */
export function useTaking(
  { getValues, setValue }: HeldForm,
  { element, visibleNow, standingNow, initialNow, onTaken }: Taking,
): Take {
  const take: Take = (isTaken = () => true) =>
    takeFilledIn(
      element.current,
      questionsWithControl(visibleNow(), getValues()),
      (control) => getValues(control),
      (control, typed) => {
        if (!isTaken(control)) return;
        // What the page itself wrote before it was all there is no answer yet.
        const isOwn = isSame(standingNow()[control], typed);
        setValue(control, typed, { shouldDirty: !isOwn });
        if (!isOwn) onTaken();
      },
    );
  const takeAtStart = useEffectEvent(() => {
    const seen = new Set<string>();
    take((control) => Boolean(seen.add(control)));
    const standing = standingNow();
    for (const [control, typed] of Object.entries(initialNow())) {
      if (seen.has(control) || isSame(getValues(control), typed)) continue;
      setValue(control, typed, { shouldDirty: !isSame(standing[control], typed) });
    }
  });
  useEffect(() => takeAtStart(), []);
  return take;
}
