import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { RequestStatus } from '../../domain/journey/calls/requestStatus';
import { isStepKey } from '../../domain/pages/questionnaire';
import { isOnline, onOnline } from '../../platform/browser';
import { toControlError } from '../messages/formatError';
import type { AnswerReader } from './answerReader';
import { changedAnswers, readAnswers, type ValidAnswer } from './readAnswers';
import { isAwaited, type StepFormProps } from './stepFormProps';
import type { StepInput } from './useStepInput';

interface SubmitHandlers {
  /** Writes valid answers in the format of the country and the language. */
  readonly tidy: (answers: readonly ValidAnswer[]) => void;
  readonly onInvalid: () => void;
}

interface Submit {
  readonly onSubmit: (event: FormEvent) => void;
  /** In an event: whether the answers are being validated or sent. */
  readonly isSubmitting: () => boolean;
  readonly isLoadingRules: boolean;
  /** The status of the request, or "not saved" if the rules could not be loaded. */
  readonly status: RequestStatus;
}

/** Submits a step: reads all answers, and either shows an error at each invalid control or hands over the answers. */
export function useSubmit(
  {
    questions,
    services,
    submission,
    errors,
  }: Pick<StepFormProps, 'questions' | 'services' | 'submission' | 'errors'>,
  { controls, element, getVisible, getBase, syncFromDom, draft }: StepInput,
  { tidy, onInvalid }: SubmitHandlers,
): Submit {
  const [rules, setRules] = useState<'ready' | 'loading' | 'offline' | 'no-answer'>('ready');
  const isLocked = useRef(false);
  const isSubmitting = () => isLocked.current || isAwaited(submission);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLocked.current) return;
    syncFromDom();
    const reader = services.getLoadedReader();
    if (reader === null) void loadAndValidate();
    else validate(reader);
  };
  const loadAndValidate = async () => {
    isLocked.current = true;
    setRules('loading');
    const reader = await services.loadReader().catch(() => null);
    isLocked.current = false;
    if (reader === null) setRules(isOnline() ? 'no-answer' : 'offline');
    else {
      setRules('ready');
      validate(reader);
    }
  };
  useEffect(() => {
    const form = element.current;
    if (rules !== 'offline' || form === null) return undefined;
    // A submit that failed offline is repeated when the network is back. Who has typed since presses again when ready.
    const stopWaiting = onOnline(() => form.requestSubmit());
    const withdraw = () => setRules('ready');
    form.addEventListener('input', withdraw);
    return () => {
      stopWaiting();
      form.removeEventListener('input', withdraw);
    };
  }, [rules, element]);
  const validate = (reader: AnswerReader) => {
    const { knownAnswers, questionnaire } = questions;
    const visible = getVisible();
    const { answers, valid, invalid } = readAnswers(reader, visible, controls.getValues(), knownAnswers);
    // Validation skips a field that is left by a press on the button.
    tidy(valid);
    controls.clearErrors();
    for (const { control, message } of invalid) controls.setError(control, toControlError(message));
    if (invalid.length > 0) {
      submission.onInvalid?.(invalid.map(({ control }) => control));
      onInvalid();
      return;
    }
    // The answers to a step are in the lead from now on. Those to a state's screen stay a draft until the server accepts them.
    if (isStepKey(questionnaire.key)) draft.drop();
    else draft.flush();
    const before = readAnswers(reader, visible, getBase(), knownAnswers).answers;
    const rejected = errors.here.map(({ control }) => control);
    submission.onSubmit(answers, changedAnswers(visible, answers, { knownAnswers, before, rejected }));
  };
  const isFailed = rules === 'offline' || rules === 'no-answer';
  return {
    onSubmit,
    isSubmitting,
    isLoadingRules: rules === 'loading',
    status: isFailed ? { kind: 'not-saved', reason: rules } : submission.status,
  };
}
