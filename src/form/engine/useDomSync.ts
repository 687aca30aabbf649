import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isFocused } from '../../platform/events/focus';
import { listFilledTogether } from '../../domain/catalogue/fillGroups';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import { readControls } from '../controls/readControls';
import { findControlQuestions } from '../controls/rows';
import type { AnswerForm } from './answerResolver';
import type { StepServices, StepValues } from './stepFormProps';
import { isSameInput } from './useBaseValues';

interface DomSyncOptions {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly getVisible: () => readonly PageQuestion[];
  readonly values: Pick<StepValues, 'readBase' | 'readInitial'>;
  readonly subscribeToTabs: StepServices['subscribeToTabs'];
  /** Called for each value that the applicant, or the browser on their behalf, has put in. */
  readonly onEdit: () => void;
  readonly storeEdits: () => void;
}

/** Copies the values of the DOM into the form. `isIncluded` leaves controls out. */
export type SyncFromDom = (isIncluded?: (control: string) => boolean) => void;

/**
 * Makes the form hold the values that the applicant sees: those that were filled in before it listened, or without an event.
 * Runs once at the start, and whenever the returned function is called. Follows what is entered in another tab.
 */
export function useDomSync(
  form: AnswerForm,
  {
    element,
    getVisible,
    values: { readBase, readInitial },
    subscribeToTabs,
    onEdit,
    storeEdits,
  }: DomSyncOptions,
): SyncFromDom {
  /** Returns whether the value is an answer: one that the page itself wrote before hydration is none. */
  const write = (control: string, input: QuestionInput, base: QuestionnaireInput) => {
    const isAnswer = !isSameInput(base[control], input);
    form.setValue(control, input, { shouldDirty: isAnswer });
    return isAnswer;
  };
  const syncFromDom: SyncFromDom = (isIncluded = () => true) =>
    readControls(
      element.current,
      findControlQuestions(getVisible(), form.getValues()),
      form.getValues,
      (control, input) => {
        if (isIncluded(control) && write(control, input, readBase())) onEdit();
      },
    );
  const writeStored = (isIncluded: (control: string) => boolean) => {
    const base = readBase();
    for (const [control, input] of Object.entries(readInitial())) {
      if (isIncluded(control) && !isSameInput(form.getValues(control), input)) write(control, input, base);
    }
  };
  const syncAtStart = useEffectEvent(() => {
    const differing = new Set<string>();
    syncFromDom((control) => Boolean(differing.add(control)));
    writeStored((control) => !differing.has(control));
  });
  // After the fields have subscribed to the form, and before any further render, which would write their values into the controls.
  useEffect(() => syncAtStart(), []);
  // What is entered in another tab replaces what stands here, but not in the field that has the focus, nor what is filled in with it.
  const isInUse = (control: string) =>
    listFilledTogether(control).some((name) => isFocused(element.current, name));
  const follow = useEffectEvent(() => writeStored((control) => !isInUse(control)));
  useEffect(
    () => subscribeToTabs({ onRead: storeEdits, onFollowed: () => follow() }),
    [subscribeToTabs, storeEdits],
  );
  return syncFromDom;
}
