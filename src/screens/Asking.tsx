import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { useSelector, useStore } from 'react-redux';
import type { DataPointName } from '../domain/catalogue/names';
import type { TypedValues } from '../domain/catalogue/typed';
import type { Sending } from '../domain/journey/calls/sending';
import type { Questionnaire } from '../domain/pages/questionnaire';
import type { Page } from '../domain/pages/resolvePage';
import { answersOf, visibleQuestions, type Questions } from '../domain/pages/stepSequence';
import { StepForm, type StepFormProps } from '../form/engine/StepForm';
import type { RootState } from '../state/root';
import { selectApplication, selectResult } from '../state/selectors/journey';
import { useIsAsBuilt } from '../ui/AsBuilt';
import { initialValues, standingValues } from './initialValues';
import type { ScreenServices } from './screenProps';
import { useErrors, type Sought } from './useErrors';

interface AskingProps {
  readonly page: Page;
  readonly services: ScreenServices;
  /** With the questions that are hidden now. */
  readonly questionnaire: Questionnaire;
  /** Every question that can have been asked: rules look at all of them. */
  readonly questions: Questions;
  /** All that is asked now, in its order: where the server's errors can stand. */
  readonly around: readonly Questionnaire[];
  readonly startAt?: DataPointName | undefined;
  readonly onSeek: (sought: Sought) => void;
  readonly onSubmit: StepFormProps['onSubmit'];
  readonly onRefused?: StepFormProps['onRefused'];
  readonly sending: Sending;
  readonly submitLabel: string;
  readonly unsent?: StepFormProps['unsent'];
  /** What came for controls that nobody has touched, from elsewhere than the lead. */
  readonly received?: TypedValues | undefined;
  readonly heading: (hasErrors: boolean) => ReactNode;
  readonly children?: ReactNode;
  /** Set under the button. */
  readonly below?: ReactNode;
}

/** A questionnaire with its answers, drafts and errors: a step of the form, or the screen of a state that asks. */
export function Asking(props: AskingProps) {
  const { page, services, questionnaire, questions, around, onSeek, children, received, ...form } = props;
  const { i18n } = useTranslation();
  const languageTag = i18n.language;
  const store = useStore<RootState>();
  const application = useSelector(selectApplication);
  const result = useSelector(selectResult);
  const policies = useSelector((state: RootState) => state.asyncFormData.policies);
  const answers = answersOf(questions, application);
  const errors = useErrors(questionnaire, around, services.hrefOf, onSeek);
  const standing = useMemo(
    () => ({
      ...standingValues(questionnaire, page, { application, result }, languageTag),
      ...received,
    }),
    [questionnaire, page, application, result, languageTag, received],
  );
  const isAsBuilt = useIsAsBuilt();
  const standingNow = () =>
    standingValues(questionnaire, page, store.getState().leadApplication, languageTag);
  const initialNow = () => {
    const draft = store.getState().dynamicPages.drafts[questionnaire.key] ?? {};
    return initialValues(questionnaire, draft, standingNow(), { facts: page.facts, languageTag });
  };
  const [initial] = useState(() => (isAsBuilt ? standing : initialNow()));
  const kept = questionnaire.dataPoints.filter(({ point }) => point.isSecret !== true);
  return (
    <StepForm
      {...form}
      questionnaire={questionnaire}
      page={page}
      policies={policies}
      initial={initial}
      standing={standing}
      standingNow={standingNow}
      initialNow={initialNow}
      known={answers}
      serverErrors={errors.here}
      errorsElsewhere={errors.elsewhere}
      startAt={form.startAt}
      visibleWith={(typed) =>
        visibleQuestions(questionnaire, questions, {
          ...(isAsBuilt ? answers : answersOf(questions, selectApplication(store.getState()))),
          ...typed,
        })
      }
      loadReader={() => services.loadReader(questionnaire)}
      readerAtHand={() => services.readerAtHand(questionnaire)}
      lookUp={services.lookUp}
      companies={services.companies}
      questions={questions}
      subscribeHidden={services.subscribeHidden}
      onDraft={(typed) => {
        const stored = Object.entries(typed).filter(([name]) => kept.some((asked) => asked.name === name));
        services.keepDraft(questionnaire.key, Object.fromEntries(stored));
      }}
    >
      {children}
    </StepForm>
  );
}
