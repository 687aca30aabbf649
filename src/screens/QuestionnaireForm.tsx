import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { useSelector, useStore } from 'react-redux';
import type { DataPointName } from '../domain/catalogue/names';
import type { QuestionnaireInput } from '../domain/catalogue/input';
import type { RequestStatus } from '../domain/journey/calls/requestStatus';
import { isStepKey, type Questionnaire } from '../domain/pages/questionnaire';
import type { Page } from '../domain/pages/resolvePage';
import { getAnswers, getVisibleQuestions, type QuestionIndex } from '../domain/pages/stepSequence';
import { StepForm } from '../form/engine/StepForm';
import type { StepSubmission } from '../form/engine/stepFormProps';
import { stepEntered } from '../state/events';
import type { RootState } from '../state/root';
import { selectApplication, selectResult } from '../state/selectors/journey';
import { useIsHydrating } from '../ui/HydrationProvider';
import { getBaseValues, getInitialValues } from './initialValues';
import type { ScreenServices } from './screenProps';
import { useQuestionnaireErrors, type ErrorTarget } from './useQuestionnaireErrors';

interface QuestionnaireFormProps {
  /** False while it is drawn before its turn. */
  readonly isLive?: boolean;
  readonly page: Page;
  readonly services: ScreenServices;
  /** All its questions, also those that are hidden now. */
  readonly questionnaire: Questionnaire;
  /** All questions of the application: rules depend on any of them. */
  readonly questions: QuestionIndex;
  /** The questionnaires that are asked now, in their order. The server's errors belong to one of them. */
  readonly visibleQuestionnaires: readonly Questionnaire[];
  readonly startAt?: DataPointName | undefined;
  readonly onFollowError: (target: ErrorTarget) => void;
  readonly onSubmit: StepSubmission['onSubmit'];
  readonly onInvalid?: StepSubmission['onInvalid'];
  readonly requestStatus: RequestStatus;
  readonly submitLabel: string;
  readonly notSavedText?: StepSubmission['notSavedText'];
  /** Values for unedited controls that do not come from the lead, such as a received code. */
  readonly receivedValues?: QuestionnaireInput | undefined;
  readonly heading: (hasErrors: boolean) => ReactNode;
  readonly children?: ReactNode;
  /** Under the button. */
  readonly below?: ReactNode;
}

/** Connects a questionnaire to the store: its answers, draft and errors. It is a step of the form, or the screen of a state. */
export function QuestionnaireForm({
  page,
  services,
  questionnaire,
  questions,
  visibleQuestionnaires,
  startAt,
  onFollowError,
  onSubmit,
  onInvalid,
  requestStatus,
  submitLabel,
  notSavedText,
  receivedValues,
  ...content
}: QuestionnaireFormProps) {
  const { i18n } = useTranslation();
  const languageTag = i18n.language;
  const store = useStore<RootState>();
  const application = useSelector(selectApplication);
  const result = useSelector(selectResult);
  const policies = useSelector((state: RootState) => state.asyncFormData.policies);
  const isAhead = useSelector((state: RootState) => state.leadApplication.ahead !== null);
  const isHydrating = useIsHydrating();
  const knownAnswers = getAnswers(questions, application);
  const errors = useQuestionnaireErrors(
    questionnaire,
    visibleQuestionnaires,
    services.getHref,
    onFollowError,
  );
  const base = useMemo(
    () => ({
      ...getBaseValues(questionnaire, page, { application, result }, languageTag),
      ...receivedValues,
    }),
    [questionnaire, page, application, result, languageTag, receivedValues],
  );
  const readBase = () => getBaseValues(questionnaire, page, store.getState().leadApplication, languageTag);
  const readInitial = () => {
    const draft = store.getState().dynamicPages.drafts[questionnaire.key] ?? {};
    return getInitialValues(questionnaire, draft, readBase(), { facts: page.facts, languageTag });
  };
  const [saveDraft] = useState(() => services.openDraft(questionnaire.key));
  const [initial] = useState(() => (isHydrating ? base : readInitial()));
  return (
    <StepForm
      {...content}
      questions={{
        page,
        questionnaire,
        index: questions,
        knownAnswers,
        policies,
        getVisible: (answers) =>
          getVisibleQuestions(questionnaire, questions, {
            ...(isHydrating ? knownAnswers : getAnswers(questions, selectApplication(store.getState()))),
            ...answers,
          }),
      }}
      values={{
        initial,
        base,
        readBase,
        readInitial,
        onDraft: (input) => saveDraft(removeSecrets(input, questionnaire)),
      }}
      errors={{ ...errors, startAt }}
      services={{
        loadReader: () => services.loadReader(questionnaire),
        getLoadedReader: () => services.getLoadedReader(questionnaire),
        lookUp: services.lookUp,
        companies: services.companies,
        subscribeToPageHidden: services.subscribeToPageHidden,
        onEnter: () => {
          const { ahead } = store.getState().leadApplication;
          const { key } = questionnaire;
          if (ahead !== null && ahead.occupied !== key && isStepKey(key)) store.dispatch(stepEntered(key));
        },
      }}
      submission={{ status: requestStatus, isAhead, label: submitLabel, notSavedText, onSubmit, onInvalid }}
    />
  );
}

/** A secret, such as a one-time code, is never stored. */
function removeSecrets(input: QuestionnaireInput, { dataPoints }: Questionnaire): QuestionnaireInput {
  const storable = dataPoints.filter(({ point }) => point.isSecret !== true).map(({ name }) => name);
  return Object.fromEntries(Object.entries(input).filter(([name]) => storable.some((one) => one === name)));
}
