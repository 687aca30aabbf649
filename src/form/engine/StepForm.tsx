import { Suspense, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { findSoleQuestion } from '../../domain/pages/questionnaire';
import { focusField } from '../kinds/fieldProps';
import { FoldedLoan } from '../kinds/loan/FoldedLoan';
import { SubmitButtons } from '../layout/SubmitButtons';
import { ErrorSummary } from '../lazyComponents';
import { FilledInStatus } from '../lookUps/FilledInStatus';
import { StepErrorContent } from '../messages/StepErrorContent';
import { useAnswerMessages } from '../messages/useAnswerMessages';
import { useErrorSummary } from '../messages/useErrorSummary';
import { useServerErrors } from '../messages/useServerErrors';
import { KnownAnswersContext, PoliciesContext, StepContext } from './StepContext';
import { StepFields } from './StepFields';
import styles from './StepForm.module.css';
import type { StepFormProps } from './stepFormProps';
import { useFieldEvents } from './useFieldEvents';
import { useStepInput } from './useStepInput';
import { useSubmit } from './useSubmit';

/*
 * One step: its questions, their errors, and the button that submits it.
 *
 *   useStepInput       the form of react-hook-form, its resolver, and what writes into it: the lead, the draft, the DOM
 *   useField           one question: its controller
 *   useAnswerMessages  what a field says while it is filled in
 *   useFieldEvents     what follows when a field reports something, with the look-ups (`useLookUps`)
 *   useSubmit          handleSubmit
 */
export function StepForm(props: StepFormProps) {
  const { questions, errors, services, submission } = props;
  const { page, policies, knownAnswers, questionnaire } = questions;
  const { getOptionNames } = services;
  const input = useStepInput(props);
  const { form, element, visible } = input;
  const { summary, openSummary, closeSummary } = useErrorSummary(errors, (name) => {
    const question = visible.find((one) => one.name === name);
    if (question !== undefined) focusField(element.current, question);
  });
  useServerErrors(props, form, openSummary);
  const messages = useAnswerMessages(props, input);
  const { notices } = messages;
  const { controller, state: lookUpState, events } = useFieldEvents(props, input, messages);
  const { onSubmit, status } = useSubmit(props, input, notices, controller, {
    onInvalid: openSummary,
    onAsk: (question) => focusField(element.current, question),
  });
  const headingQuestion = findSoleQuestion(questionnaire)?.name;
  // Every field reads it, so it changes only with what a field shows.
  const context = useMemo(
    () => ({ page, getOptionNames, headingQuestion, notices, lookUps: lookUpState, events }),
    [page, getOptionNames, headingQuestion, notices, lookUpState, events],
  );

  return (
    <FormProvider {...form}>
      <StepContext value={context}>
        <KnownAnswersContext value={knownAnswers}>
          <PoliciesContext value={policies}>
            <form
              ref={element}
              data-step={questionnaire.route}
              noValidate
              // Outside a dialog this method sends nothing: without a script, answers never get into the address.
              method="dialog"
              className={styles['form']}
              onSubmit={onSubmit}
            >
              {props.heading(summary)}
              {summary.isOpen ? (
                <Suspense>
                  <ErrorSummary
                    key={summary.round}
                    questions={visible}
                    elsewhere={errors.elsewhere}
                    explain={(...rejection) =>
                      services.getLoadedReader()?.explain(...rejection) ?? { code: 'not_accepted' }
                    }
                    onFollow={(question) => focusField(element.current, question)}
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
                {props.aboutErrors === undefined ? null : (
                  <StepErrorContent questions={visible} render={props.aboutErrors} />
                )}
                {props.children}
                <SubmitButtons
                  requestStatus={status}
                  isAhead={submission.isAhead === true && status === submission.status}
                  label={submission.label}
                  notSavedText={submission.notSavedText}
                />
                {props.below}
              </div>
              <FoldedLoan questions={visible} />
            </form>
          </PoliciesContext>
        </KnownAnswersContext>
      </StepContext>
    </FormProvider>
  );
}
