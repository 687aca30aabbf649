import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import type { QuestionInput } from '../../domain/catalogue/input';
import { getLookUpOptions } from '../../domain/catalogue/options';
import type { PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/questionIndex';
import type { StepFormProps } from '../engine/stepFormProps';
import type { StepInput } from '../engine/useStepInput';
import { useEventCallback } from '../../ui/useEventCallback';
import { loadFormParts } from '../lazyComponents';
import type { LookUpContext } from './lookUpContext';
import type { LookUpController } from './lookUpController';
import type { LookUpState } from './lookUpDisplay';

export interface LookUps {
  readonly state: LookUpState;
  readonly controller: Pick<
    LookUpController,
    'onChange' | 'onLeave' | 'onChooseCompany' | 'removeOutdated' | 'getFilledIn'
  >;
}

/**
 * Runs the look-ups of a questionnaire while it is shown, those of its first render. `setAnswer` writes an answer and removes the error that it
 * corrects.
 */
export function useLookUps(
  {
    questions: { page, questionnaire, index, knownAnswers, filledIn: knownFilledIn },
    services: { loadReader, lookUp, companies },
  }: Pick<StepFormProps, 'questions' | 'services'>,
  { form: { getValues }, element, syncFromDom, isSubmitting }: StepInput,
  setAnswer: (question: PageQuestion, value: QuestionInput) => void,
): LookUps {
  const { i18n } = useTranslation();
  const context: LookUpContext = {
    page,
    languageTag: i18n.language,
    loadReader,
    lookUp,
    companies,
    knownAnswers,
    knownFilledIn,
    readValues: getValues,
    syncFromDom: () => syncFromDom((control) => !getValues(control)),
    setValue: setAnswer,
    isSubmitting,
  };
  const getContext = useEventCallback(() => context);
  // One controller for as long as the form is open: it knows what was filled in. A screen of a state makes equal questions anew.
  const [asked] = useState(() => ({ questionnaire, index, hasLookUps: hasLookUps(questionnaire, index) }));
  const [controller, setController] = useState(asked.hasLookUps ? loadingController : emptyController);
  useEffect(() => controller.start(getContext), [controller, getContext]);
  useEffect(() => {
    if (!asked.hasLookUps) return undefined;
    let isUnmounted = false;
    const use = (loaded: LookUpController) => (isUnmounted ? undefined : setController(loaded));
    // A questionnaire works without its look-ups, until anybody has loaded them.
    loadFormParts().catch(() => use(emptyController));
    void loadFormParts.whenLoaded.then(({ createLookUpController }) =>
      use(createLookUpController(asked.questionnaire, asked.index)),
    );
    return () => {
      isUnmounted = true;
    };
  }, [asked]);
  const state = useSyncExternalStore(controller.subscribe, controller.getState, controller.getState);
  const { filledIn } = state;
  useEffect(() => {
    // The focused field was filled in before the applicant typed: the first key replaces the value.
    const focused = element.current?.querySelector<HTMLInputElement>('input:focus');
    if (focused && [...filledIn.keys()].some((name) => name === focused.name)) focused.select();
  }, [filledIn, element]);
  return { controller, state };
}

function createIdleController(lookUpResults: LookUpState['lookUpResults']): LookUpController {
  const state = { lookUpResults, filledIn: new Map(), companySuggestions: null };
  const doNothing = () => undefined;
  return {
    getState: () => state,
    subscribe: () => doNothing,
    start: () => doNothing,
    onChange: doNothing,
    onLeave: doNothing,
    onChooseCompany: doNothing,
    removeOutdated: doNothing,
    getFilledIn: () => null,
  };
}

const loadingController = createIdleController(null);
const emptyController = createIdleController({});

function hasLookUps({ dataPoints }: Questionnaire, index: QuestionIndex): boolean {
  return dataPoints.some(
    ({ name, point }) =>
      (point.kind === 'text' && point.suggests !== undefined) ||
      (point.kind === 'choice' && getLookUpOptions(point.options) !== null) ||
      [...index.values()].some((driver) => driver.point.fills?.with[name] !== undefined),
  );
}
