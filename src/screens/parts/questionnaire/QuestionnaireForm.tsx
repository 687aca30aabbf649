import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../storeHooks';
import type { QuestionnaireInput } from '../../../domain/catalogue/input';
import { isStepKey, type Questionnaire } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import {
  getAnswers,
  getVisibleQuestions,
  type PointRequest,
  type QuestionIndex,
} from '../../../domain/pages/questionIndex';
import { StepForm } from '../../../form/engine/StepForm';
import type { StepFormProps, StepServices, StepSubmission } from '../../../form/engine/stepFormProps';
import { persistNow } from '../../../state/drafts';
import { stepFocused } from '../../../state/events';
import { selectApplication } from '../../../state/selectors/journey';
import { useIsHydrating } from '../../../ui/HydrationProvider';
import { useServices } from '../../services';
import { useQuestionnaireErrors, type ErrorTarget } from './useQuestionnaireErrors';
import { useQuestionnaireValues } from './useQuestionnaireValues';
import { useTabSubscription } from './useTabSubscription';

interface QuestionnaireFormProps {
  readonly page: Page;
  /** All its questions, also those that are hidden now. */
  readonly questionnaire: Questionnaire;
  /** All questions of the application: rules depend on any of them. */
  readonly questions: QuestionIndex;
  /** What the server requests of the steps. Null or absent before it does, and for a questionnaire of a state. */
  readonly request?: PointRequest | null;
  /** The questionnaires that are asked now, in their order. The server's errors belong to one of them. */
  readonly visibleQuestionnaires: readonly Questionnaire[];
  readonly startAt?: ErrorTarget | undefined;
  /** Not needed where every question is on the screen. */
  readonly onFollowError?: (target: ErrorTarget) => void;
  readonly submission: Omit<StepSubmission, 'isAhead'>;
  /** Values that arrive while the form is open, such as a received code. They replace what is typed. */
  readonly receivedValues?: QuestionnaireInput | undefined;
  /** For a screen that stays while what it asks about is replaced. */
  readonly watchPlace?: StepServices['watchPlace'];
  readonly heading: StepFormProps['heading'];
  readonly children?: ReactNode;
  readonly aboutErrors?: StepFormProps['aboutErrors'];
  /** Under the button. */
  readonly below?: ReactNode;
}

/** Connects a questionnaire to the store: its answers, draft and errors. It is a step of the form, or the screen of a state. */
export function QuestionnaireForm({
  page,
  questionnaire,
  questions,
  request,
  visibleQuestionnaires,
  startAt,
  onFollowError,
  submission,
  receivedValues,
  watchPlace,
  ...content
}: QuestionnaireFormProps) {
  const { answers } = useServices();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const application = useAppSelector(selectApplication);
  const filledIn = useAppSelector((state) => state.dynamicPages.filledIn);
  const policies = useAppSelector((state) => state.asyncFormData.policies);
  const isAhead = useAppSelector((state) => state.leadApplication.ahead !== null);
  const isHydrating = useIsHydrating();
  const knownAnswers = getAnswers(questions, application);
  const errors = useQuestionnaireErrors(questionnaire, visibleQuestionnaires, onFollowError);
  const values = useQuestionnaireValues(questionnaire, page);
  const subscribeToTabs = useTabSubscription();
  return (
    <StepForm
      {...content}
      questions={{
        page,
        questionnaire,
        index: questions,
        knownAnswers,
        filledIn,
        policies,
        getVisible: (typed) =>
          getVisibleQuestions(
            questionnaire,
            questions,
            {
              ...(isHydrating ? knownAnswers : getAnswers(questions, selectApplication(store.getState()))),
              ...typed,
            },
            request,
          ),
      }}
      values={{ ...values, received: receivedValues }}
      errors={{ ...errors, startAt }}
      services={{
        loadReader: () => answers.loadReader(questionnaire),
        getLoadedReader: () => answers.getLoadedReader(questionnaire),
        getOptionNames: answers.getOptionNames,
        lookUp: answers.lookUp,
        companies: answers.companies,
        persist: () => dispatch(persistNow()),
        subscribeToTabs,
        onEnter: () => {
          const { ahead } = store.getState().leadApplication;
          const { key } = questionnaire;
          if (ahead !== null && ahead.focusedStep !== key && isStepKey(key)) dispatch(stepFocused(key));
        },
        ...(watchPlace === undefined ? {} : { watchPlace }),
      }}
      submission={{ ...submission, isAhead }}
    />
  );
}
