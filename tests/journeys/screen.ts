import type { QuestionInput, QuestionnaireInput } from '../../src/domain/catalogue/input';
import type { StateQuestionnaire } from '../../src/domain/journey/states/questionStates';
import { isOfferState } from '../../src/domain/journey/states/progressStates';
import type { RequestStatus } from '../../src/domain/journey/calls/requestStatus';
import { isStepKey, type PageQuestion, type Questionnaire } from '../../src/domain/pages/questionnaire';
import type { Page } from '../../src/domain/pages/resolvePage';
import { getAnswers, getVisibleQuestions, indexQuestions } from '../../src/domain/pages/questionIndex';
import { createPointRequest, getRequestedSteps } from '../../src/domain/pages/stepSequence';
import { pickChangedAnswers, readAnswers } from '../../src/form/engine/readAnswers';
import { getBaseValues, getInitialValues } from '../../src/screens/parts/questionnaire/initialValues';
import { stepFocused, stepValidationFailed } from '../../src/state/events';
import { saveDraft } from '../../src/state/drafts';
import type { RootState } from '../../src/state/root';
import {
  selectApplication,
  selectFieldErrors,
  selectFocusedStep,
  selectProgressState,
  selectRequestStatus,
  selectResult,
} from '../../src/state/selectors/journey';
import { submitStep } from '../../src/state/submission/submitQuestionnaire';
import { submitStateQuestionnaire } from '../../src/state/submission/submitStateQuestionnaire';
import { submitReview } from '../../src/state/submission/submitReview';
import { getStateQuestionnaires } from '../../src/testing/pages.fixture';
import { createReader, typeAnswer, type Person } from './applicant';
import type { JourneyTab } from './tab';

/** The form that a tab shows. */
export interface ShownForm {
  readonly questionnaire: Questionnaire;
  readonly isStep: boolean;
  /** What the controls contain. */
  readonly input: QuestionnaireInput;
  readonly visible: readonly PageQuestion[];
  readonly status: RequestStatus;
}

/** The form of the review, which asks nothing. */
const review: Questionnaire = { key: 'states>review', route: 'review', dataPoints: [] };

const stateForms = new Map<Page, Readonly<Record<string, StateQuestionnaire>>>();

function getStateForms(page: Page): Readonly<Record<string, StateQuestionnaire>> {
  const forms = stateForms.get(page) ?? getStateQuestionnaires(page);
  stateForms.set(page, forms);
  return forms;
}

/** The questionnaire that the tab shows; null if its screen asks nothing. */
function findQuestionnaire({ place, store }: JourneyTab, page: Page): Questionnaire | null {
  const shown = place.getShown();
  if (shown.show === 'review') return review;
  if (shown.show === 'step') return page.steps.find(({ path }) => path === shown.path) ?? null;
  return shown.show === 'state' && asksInState(store.getState())
    ? (getStateForms(page)[shown.route] ?? null)
    : null;
}

/** The screen of a lead that is gone asks nothing, and that of an offer nothing before it has the offer. */
function asksInState(state: RootState): boolean {
  const isGone = state.asyncFormData.reads.leadStatus.failure === 'gone';
  const lacksOffer =
    isOfferState(selectProgressState(state)) && selectResult(state).stepData?.['offer'] === undefined;
  return !isGone && !lacksOffer;
}

function getVisible(questionnaire: Questionnaire, input: QuestionnaireInput, tab: JourneyTab, page: Page) {
  const forms = isStepKey(questionnaire.key) ? page.steps : [...page.steps, questionnaire];
  const index = indexQuestions(forms);
  const state = tab.store.getState();
  const { requested } = state.dynamicPages;
  const steps = getRequestedSteps(page, requested, selectFocusedStep(state));
  // A rule depends on what the controls contain: a choice is its value, a yes-no question the text of its answer.
  const typed = questionnaire.dataPoints.flatMap(({ name }) => {
    const text = input[name];
    return text === undefined || typeof text === 'object' ? [] : [[name, text] as const];
  });
  const answers = { ...getAnswers(index, selectApplication(state)), ...Object.fromEntries(typed) };
  const request = isStepKey(questionnaire.key) ? createPointRequest(page, requested, steps) : null;
  return getVisibleQuestions(questionnaire, index, answers, request);
}

/** The form that the tab shows, as the components fill it; null if the screen has none. */
export function readForm(tab: JourneyTab, page: Page, languageTag: string): ShownForm | null {
  const questionnaire = findQuestionnaire(tab, page);
  if (questionnaire === null) return null;
  const { leadApplication, dynamicPages } = tab.store.getState();
  const base = getBaseValues(questionnaire, page, leadApplication, languageTag);
  const draft = dynamicPages.drafts[questionnaire.key] ?? {};
  const input = getInitialValues(questionnaire, draft, base, { facts: page.facts, languageTag });
  const isStep = isStepKey(questionnaire.key);
  return {
    questionnaire,
    isStep,
    input,
    visible: getVisible(questionnaire, input, tab, page),
    status: selectRequestStatus(tab.store.getState(), isStep || questionnaire === review ? 'lead' : 'state'),
  };
}

/** How the applicant types: `wrongly` if an answer is not valid, `half` if the second half of the questions is left alone. */
export type Manner = 'well' | 'wrongly' | 'half';

/** Types an answer to every question of the form. */
export function typeAnswers(
  tab: JourneyTab,
  page: Page,
  person: Person,
  { variant, languageTag, manner }: { variant: number; languageTag: string; manner: Manner },
): void {
  const form = readForm(tab, page, languageTag);
  if (form === null) return;
  const { questionnaire } = form;
  const input: Record<string, QuestionInput> = { ...form.input };
  // An answer can make further questions visible.
  for (let count = -1, visible = form.visible; visible.length !== count;) {
    count = visible.length;
    const typed = manner === 'half' ? visible.slice(0, Math.ceil(visible.length / 2)) : visible;
    for (const question of typed) input[question.name] = typeAnswer(question, person, variant, page, input);
    visible = getVisible(questionnaire, input, tab, page);
  }
  const last = getVisible(questionnaire, input, tab, page).findLast(
    ({ point }) => point.kind !== 'consent' && point.kind !== 'list',
  );
  if (manner === 'wrongly' && last !== undefined) input[last.name] = '\u0001 nothing';
  const { key } = questionnaire;
  // Whoever types is in a field.
  if (isStepKey(key) && tab.store.getState().leadApplication.ahead !== null)
    tab.store.dispatch(stepFocused(key));
  tab.store.dispatch(saveDraft(key, input));
}

/** What the form of a tab contains, by the rules of the page. */
function readInput({ questionnaire, visible, input }: ShownForm, tab: JourneyTab, page: Page) {
  const known = getAnswers(indexQuestions(page.steps), selectApplication(tab.store.getState()));
  const reader = createReader(page);
  return { reader, known, key: questionnaire.key, ...readAnswers(reader, visible, input, known) };
}

/** The valid answers that the form of a tab contains, by their places in a body; null without a form. */
export function readPlacedAnswers(tab: JourneyTab, page: Page, languageTag: string) {
  const form = readForm(tab, page, languageTag);
  if (form === null) return null;
  const { answers, key } = readInput(form, tab, page);
  const placed = form.visible.flatMap(({ name, point }) =>
    name in answers ? [[point.path ?? point.field ?? name, answers[name]] as const] : [],
  );
  return { key, endpoint: findEndpoint(form.questionnaire), input: form.input, answers: new Map(placed) };
}

/** The call that sends the form of a state; null for the form of a step. */
const findEndpoint = (questionnaire: Questionnaire | StateQuestionnaire) =>
  'endpoint' in questionnaire ? questionnaire.endpoint : null;

/** Presses the button of the form. Returns whether its answers are valid. */
export function press(tab: JourneyTab, page: Page, languageTag: string): boolean {
  const form = readForm(tab, page, languageTag);
  if (form === null) return false;
  const { questionnaire, visible } = form;
  const { store } = tab;
  const { reader, known, key, answers, invalid } = readInput(form, tab, page);
  if (invalid.length > 0) {
    if (isStepKey(key))
      store.dispatch(
        stepValidationFailed({ path: key, names: invalid.map(({ control }) => control), excluded: null }),
      );
    return false;
  }
  const base = getBaseValues(questionnaire, page, store.getState().leadApplication, languageTag);
  const before = readAnswers(reader, visible, base, known).answers;
  const rejected = selectFieldErrors(store.getState()).map(({ name }) => name);
  if (isStepKey(key))
    store.dispatch(
      submitStep(key, pickChangedAnswers(visible, answers, { knownAnswers: known, before, rejected })),
    );
  else
    store.dispatch(
      questionnaire === review ? submitReview() : submitStateQuestionnaire(questionnaire, answers),
    );
  return true;
}
