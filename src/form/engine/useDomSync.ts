import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { FormControls } from '../controls/formControls';
import { readControls } from '../controls/readControls';
import { findControlQuestions } from '../controls/rows';
import type { StepValues } from './stepFormProps';
import { isSameInput } from './useBaseValues';
import type { Draft } from './useDraft';

interface DomSyncOptions {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly getVisible: () => readonly PageQuestion[];
  readonly values: Pick<StepValues, 'readBase' | 'readInitial'>;
  /** Nobody can have filled in a step that is drawn before its turn. */
  readonly isLive: boolean;
  /** Receives each value that the applicant, or the browser on their behalf, has put in. */
  readonly draft: Pick<Draft, 'onEdit' | 'flush'>;
}

/** Copies the values of the DOM into the form. `isIncluded` leaves controls out. */
export type SyncFromDom = (isIncluded?: (control: string) => boolean) => void;

/**
 * Makes the form hold the values that the applicant sees: those that were filled in before it listened, or without an event.
 * Runs once when the step is live, and whenever the returned function is called.
 */
export function useDomSync(
  controls: FormControls,
  { element, getVisible, values: { readBase, readInitial }, isLive, draft }: DomSyncOptions,
): SyncFromDom {
  const syncFromDom: SyncFromDom = (isIncluded = () => true) =>
    readControls(
      element.current,
      findControlQuestions(getVisible(), controls.getValues()),
      controls.getValue,
      (control, input) => {
        if (!isIncluded(control)) return;
        // A value that the page wrote before hydration is no answer yet.
        if (isSameInput(readBase()[control], input)) controls.setValue(control, input);
        else {
          controls.editValue(control, input);
          draft.onEdit();
        }
      },
    );
  const syncAtStart = useEffectEvent(() => {
    // A step is shown a moment before it is live. What was typed in that moment is newer than what it starts with.
    draft.flush();
    const differing = new Set<string>();
    syncFromDom((control) => Boolean(differing.add(control)));
    const base = readBase();
    for (const [control, input] of Object.entries(readInitial())) {
      if (differing.has(control) || isSameInput(controls.getValue(control), input)) continue;
      if (isSameInput(base[control], input)) controls.setValue(control, input);
      else controls.editValue(control, input);
    }
  });
  useEffect(() => {
    if (isLive) syncAtStart();
  }, [isLive]);
  return syncFromDom;
}
