import type { TypedValues } from '../domain/catalogue/typed';
import { typedValue } from '../domain/catalogue/typedValue';
import type { Writing } from '../domain/catalogue/written';
import { controlOf, type Questionnaire } from '../domain/pages/questionnaire';
import type { Page } from '../domain/pages/resolvePage';
import { questionsWithControl } from '../form/engine/controls';
import { takeFilledIn } from '../form/engine/filledIn';
import { isSame } from '../form/engine/useStanding';
import { now } from '../platform/clock';
import { pressAgain, pressedEarly, putCaret, readCaret, silenceStarter } from '../platform/builtScreen';
import { standingValues } from '../screens/initialValues';
import { draftKept } from '../state/signals';
import { initialLeadState } from '../state/slices/leadState';
import type { AppStore } from './store';

/** What is done when the application's own screen stands. */
type WhenShown = () => void;

/**
 * Readies the taking over of what the applicant does on the built screen, which itself is one turn: what was typed is a draft
 * from that moment, so that it survives even where the screen has to be made anew; what was pressed is pressed again, and the
 * caret comes back.
 *
 * @param languageTag of the built screen
 */
export function preparedTakeOver(
  page: Page,
  languageTag: string,
): (root: HTMLElement, store: AppStore) => WhenShown {
  const [first] = page.steps;
  if (first === undefined) return () => () => undefined;
  // The formats of a language take long to make, once.
  const built = standingValues(first, page, initialLeadState, languageTag);
  return (root, store) => {
    const own = () => standingValues(first, page, store.getState().leadApplication, languageTag);
    const writing = { facts: page.facts, languageTag };
    const step = {
      key: first.key,
      typedNow: () => typedEarly(root, first, built, own()),
      followSlider: (target: EventTarget | null) => followSlider(root, first, target, writing),
    };
    return takeOver(root, store, step);
  };
}

interface BuiltStep {
  readonly key: Questionnaire['key'];
  /** What the applicant has put into its controls. */
  readonly typedNow: () => TypedValues;
  /** Writes what a slider says into the line beside it, where the target is one. */
  readonly followSlider: (target: EventTarget | null) => void;
}

function takeOver(root: HTMLElement, store: AppStore, { key, typedNow, followSlider }: BuiltStep): WhenShown {
  const keep = () => {
    const typed = typedNow();
    if (Object.keys(typed).length > 0) store.dispatch(draftKept({ key, typed, at: now() }));
  };
  keep();
  const pressed = pressedEarly(root);
  let caret = readCaret(root);
  const typing = ({ target }: Event) => {
    followSlider(target);
    keep();
    caret = readCaret(root);
  };
  root.addEventListener('input', typing, true);
  silenceStarter(root);
  return () => {
    root.removeEventListener('input', typing, true);
    if (caret !== null) putCaret(caret);
    pressAgain(root, pressed);
  };
}

/**
 * React takes a slider that is moved while its screen is being taken over for one that always stood there, and nobody else
 * follows it any more.
 */
function followSlider(
  root: HTMLElement,
  { dataPoints }: Questionnaire,
  target: EventTarget | null,
  writing: Writing,
): void {
  const slider = target instanceof HTMLInputElement && target.type === 'range' ? target : null;
  const asked = dataPoints.find(({ name }) => name === slider?.dataset['of']);
  if (slider === null || asked === undefined) return;
  const line = root.querySelector<HTMLInputElement>(`input[name="${controlOf(asked)}"]`);
  if (line !== null) line.value = String(typedValue(asked.point, slider.valueAsNumber, writing));
}

/** What stands in the controls of the built step and neither the build nor the start put there. */
function typedEarly(
  root: HTMLElement,
  step: Questionnaire,
  built: TypedValues,
  own: TypedValues,
): TypedValues {
  const typed: Record<string, TypedValues[string]> = {};
  takeFilledIn(
    root.querySelector('form'),
    questionsWithControl(step.dataPoints, built),
    (control) => built[control],
    (control, value) => {
      if (!isSame(own[control], value)) typed[control] = value;
    },
  );
  return typed;
}
