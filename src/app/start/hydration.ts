import { formatControlInput } from '../../domain/catalogue/formatControlInput';
import type { FormatContext } from '../../domain/catalogue/formatLeadValue';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { getControlName, type Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { findControlQuestions } from '../../form/controls/rows';
import { readControls } from '../../form/controls/readControls';
import { isSameInput } from '../../form/engine/useBaseValues';
import {
  findEarlyPresses,
  readCaret,
  replayPresses,
  restoreCaret,
  stopStarter,
  submitSelector,
} from '../../platform/loading/builtScreen';
import { now } from '../../platform/device/clock';
import { getBaseValues, getInitialValues } from '../../screens/parts/questionnaire/initialValues';
import { draftUpdated } from '../../state/events';
import { initialLeadState } from '../../state/slices/leadState';
import type { AppStore } from '../../state/store';

/** Call it when the application's own screen is shown. */
export type CompleteHydration = () => void;

/** Takes over what was entered on the built screen, in one task with its hydration. */
export type HydrateInput = (root: HTMLElement, store: AppStore) => CompleteHydration;

/**
 * Prepares to take over what the applicant does on the built screen. Typed values are stored as a draft at once, so that they
 * survive even if React renders the screen again. Presses are replayed and the caret is restored when the screen is shown.
 *
 * @param languageTag of the built screen
 */
export function prepareHydration(page: Page, languageTag: string): HydrateInput {
  const [step] = page.steps;
  if (step === undefined) return () => () => undefined;
  // Creating the number and date formats of a language is slow the first time.
  const builtValues = getBaseValues(step, page, initialLeadState, languageTag);
  return (root, store) => {
    const readStored = () => {
      const { leadApplication, dynamicPages } = store.getState();
      const draft = dynamicPages.drafts[step.key] ?? {};
      const base = getBaseValues(step, page, leadApplication, languageTag);
      return { draft, values: getInitialValues(step, draft, base, { facts: page.facts, languageTag }) };
    };
    const storeDraft = () => {
      const { draft, values } = readStored();
      const typed = readTypedValues(root, step, builtValues, values);
      if (Object.keys(typed).length > 0)
        store.dispatch(draftUpdated({ key: step.key, typed: { ...draft, ...typed }, at: now() }));
    };
    storeDraft();
    let presses = findEarlyPresses(root);
    let caret = readCaret(root);
    const onInput = ({ target }: Event) => {
      syncSliderLine(root, step, target, { facts: page.facts, languageTag });
      storeDraft();
      // Whoever edits takes the press back.
      if (target instanceof Element && target.closest('form') !== null)
        presses = presses.filter((selector) => selector !== submitSelector);
      caret = readCaret(root);
    };
    root.addEventListener('input', onInput, true);
    stopStarter(root);
    return () => {
      root.removeEventListener('input', onInput, true);
      if (caret !== null) restoreCaret(caret);
      replayPresses(root, presses);
    };
  };
}

/** React takes a slider's position during hydration for its initial one, and the starter has stopped. */
function syncSliderLine(
  root: HTMLElement,
  { dataPoints }: Questionnaire,
  target: EventTarget | null,
  format: FormatContext,
): void {
  const slider = target instanceof HTMLInputElement && target.type === 'range' ? target : null;
  const question = dataPoints.find(({ name }) => name === slider?.dataset['of']);
  if (slider === null || question === undefined) return;
  const line = root.querySelector<HTMLInputElement>(`input[name="${getControlName(question)}"]`);
  if (line !== null) line.value = String(formatControlInput(question.point, slider.valueAsNumber, format));
}

/** Values in the controls that differ from what the build has put there, and from what is stored. */
function readTypedValues(
  root: HTMLElement,
  step: Questionnaire,
  builtValues: QuestionnaireInput,
  storedValues: QuestionnaireInput,
): QuestionnaireInput {
  const typed: Record<string, QuestionnaireInput[string]> = {};
  readControls(
    root.querySelector('form'),
    findControlQuestions(step.dataPoints, builtValues),
    (control) => builtValues[control],
    (control, value) => {
      if (!isSameInput(storedValues[control], value)) typed[control] = value;
    },
  );
  return typed;
}
