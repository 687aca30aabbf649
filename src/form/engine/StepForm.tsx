import { Suspense, useMemo } from 'react';
import type { QuestionInput } from '../../domain/catalogue/input';
import { findSoleQuestion, getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { findQuestionsWithRows } from '../controls/rows';
import { findField } from '../kinds/fieldProps';
import { LoanTerms } from '../kinds/loan/LoanTerms';
import { SubmitButtons } from '../layout/SubmitButtons';
import { ErrorSummary } from '../lazyComponents';
import { FilledInStatus } from '../lookUps/FilledInStatus';
import { useLookUps } from '../lookUps/useLookUps';
import { useErrorSummary } from '../messages/useErrorSummary';
import { useFieldValidation } from '../messages/useFieldValidation';
import { useServerErrors } from '../messages/useServerErrors';
import { useEventCallback } from '../../ui/useEventCallback';
import { KnownAnswersProvider, StepContextProvider } from './StepContext';
import { StepFields } from './StepFields';
import styles from './StepForm.module.css';
import type { StepFormProps } from './stepFormProps';
import { useStepInput } from './useStepInput';
import { useSubmit } from './useSubmit';

/*
 * One step: its questions, their errors, and the button that submits it.
 *
 *   useStepInput        the values: base values, draft, DOM, visible questions
 *   useFieldValidation  the errors and notices of a field that is changed or left
 *   useSubmit           reads all answers and hands them over
 *   useLookUps          fills in and offers what the server finds
 */
export function StepForm(props: StepFormProps) {
  const { questions, errors, services, submission } = props;
  const { page, policies, knownAnswers, questionnaire } = questions;
  const input = useStepInput(props);
  const { controls, element, visible, draft } = input;
  const { summary, openSummary, closeSummary } = useErrorSummary(errors);
  useServerErrors(props, controls, openSummary);
  const { tidy, validateChange, validateField, moveMessages, notices } = useFieldValidation(props, input);
  const { onSubmit, isSubmitting, isLoadingRules, status } = useSubmit(props, input, {
    tidy,
    onInvalid: openSummary,
  });
  const setAnswer = useEventCallback((question: PageQuestion, value: QuestionInput) => {
    controls.editValue(getControlName(question), value);
    validateChange(question);
    draft.onEdit();
  });
  const { lookUps, state } = useLookUps(props, input, { setAnswer, isSubmitting });
  const onChange = useEventCallback((question: PageQuestion, value: QuestionInput) => {
    setAnswer(question, value);
    lookUps.onChange(question);
  });
  const onLeave = useEventCallback((question: PageQuestion) => {
    validateField(question);
    lookUps.onLeave(question);
  });
  const onMoveRows = useEventCallback(moveMessages);
  const { onEdit } = draft;
  const { onChooseCompany } = lookUps;
  const headingQuestion = findSoleQuestion(questionnaire)?.name;
  // Every field reads it, so it changes only with what a field shows.
  const context = useMemo(
    () => ({
      page,
      policies,
      headingQuestion,
      controls,
      notices,
      ...state,
      onEdit,
      onChange,
      onLeave,
      onChooseCompany,
      onMoveRows,
    }),
    [
      page,
      policies,
      headingQuestion,
      controls,
      notices,
      state,
      onEdit,
      onChange,
      onLeave,
      onChooseCompany,
      onMoveRows,
    ],
  );

  return (
    <StepContextProvider value={context}>
      <KnownAnswersProvider value={knownAnswers}>
        <form
          ref={element}
          data-step={questionnaire.route}
          noValidate
          // Outside a dialog this method sends nothing: without a script, answers never get into the address.
          method="dialog"
          className={styles['form']}
          onSubmit={onSubmit}
        >
          {props.heading(summary.round > 0)}
          {summary.isOpen ? (
            <Suspense>
              <ErrorSummary
                key={summary.round}
                questions={findQuestionsWithRows(visible, controls.getValues())}
                elsewhere={errors.elsewhere}
                explain={(...rejection) =>
                  services.getLoadedReader()?.explain(...rejection) ?? { code: 'not_accepted' }
                }
                onFollow={(question) => findField(element.current, question)?.focus()}
                startAt={visible.find(({ name }) => name === summary.startAt)}
                onCorrected={closeSummary}
              />
            </Suspense>
          ) : null}
          <div className={styles['fields']} data-part="fields" onFocus={services.onEnter}>
            <StepFields questions={visible} />
            <FilledInStatus />
          </div>
          <div className={styles['act']} data-part="act">
            {props.children}
            <SubmitButtons
              requestStatus={status}
              isBusy={isLoadingRules}
              isAhead={submission.isAhead === true}
              label={submission.label}
              notSavedText={submission.notSavedText}
            />
            {props.below}
          </div>
          <LoanTerms questions={visible} />
        </form>
      </KnownAnswersProvider>
    </StepContextProvider>
  );
}
