import { useEffect, useState, type FormEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import {
  isWaitingForNetwork,
  slowNoticeDelayMs,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { getControlName, isStepKey, type Answers, type PageQuestion } from '../../domain/pages/questionnaire';
import { isOnline, whenOnline } from '../../platform/events/browser';
import { submitForm } from '../../platform/events/submitForm';
import { findQuestionsWithRows } from '../controls/rows';
import type { LookUps } from '../lookUps/useLookUps';
import { findStepNotices, findUnaskedContradictions } from '../messages/findStepNotices';
import { listInvalidControls } from '../messages/listInvalidControls';
import type { Notices, NoticesByControl } from '../messages/notices';
import type { AnswerReader } from './answerReader';
import { pickChangedAnswers, readAnswers } from './readAnswers';
import type { StepFormProps } from './stepFormProps';
import type { StepInput } from './useStepInput';

interface Submit {
  readonly onSubmit: (event: FormEvent) => void;
  /** The status of the request; before it, that of the rules, until they are loaded. */
  readonly status: RequestStatus;
}

interface SubmitEvents {
  /** The submit has shown errors. */
  readonly onInvalid: () => void;
  /** The submit has shown a notice about contradictory answers beside this question. */
  readonly onAsk: (question: PageQuestion) => void;
}

/**
 * Submits a step with `handleSubmit` of react-hook-form: either hands over the answers, or shows the errors. Before it, it reads what the
 * browser filled in without an event, and loads the rules if they are not loaded yet. Answers that contradict each other are asked about
 * once: a press that finds such a notice shows it, and the next one goes on.
 */
export function useSubmit(
  {
    questions: { knownAnswers, questionnaire, index },
    services,
    submission,
    errors,
  }: Pick<StepFormProps, 'questions' | 'services' | 'submission' | 'errors'>,
  { form, element, getVisible, getBase, syncFromDom, draft, lockRef }: StepInput,
  notices: Pick<Notices, 'getFromRules' | 'setFromRules'>,
  lookUps: Pick<LookUps['lookUps'], 'removeOutdated' | 'getFilledIn'>,
  { onInvalid, onAsk }: SubmitEvents,
): Submit {
  /** Null once the rules are loaded, and before a press has needed them. */
  const [rulesStatus, setRulesStatus] = useState<RequestStatus | null>(null);

  /** Asks about contradictions that were not shown before the press. Returns whether there are any. */
  const ask = (reader: AnswerReader, shown: NoticesByControl): boolean => {
    const visible = getVisible();
    const found = findStepNotices(reader, visible, form.getValues(), { knownAnswers, index });
    const unasked = findUnaskedContradictions(found, shown);
    const question = findQuestionsWithRows(visible, form.getValues()).find((one) =>
      unasked.includes(getControlName(one)),
    );
    if (question === undefined) return false;
    notices.setFromRules(found);
    onAsk(question);
    return true;
  };
  const handOver = (reader: AnswerReader, answers: Answers) => {
    // The answers to a step are in the lead from now on. Those to a state's screen stay a draft until the server accepts them.
    if (isStepKey(questionnaire.key)) draft.drop();
    else draft.flush();
    const visible = getVisible();
    const before = readAnswers(reader, visible, getBase(), knownAnswers).answers;
    const rejected = errors.here.map(({ control }) => control);
    const changed = pickChangedAnswers(visible, answers, { knownAnswers, before, rejected });
    submission.onSubmit(answers, changed, lookUps.getFilledIn());
  };
  const showErrors = (found: FieldErrors<QuestionnaireInput>) => {
    submission.onInvalid?.(listInvalidControls(findQuestionsWithRows(getVisible(), form.getValues()), found));
    onInvalid();
  };
  const loadRules = async () => {
    setRulesStatus({ kind: 'sending' });
    const timer = setTimeout(() => setRulesStatus({ kind: 'still-working' }), slowNoticeDelayMs);
    const reader = await services.loadReader().catch(() => null);
    clearTimeout(timer);
    const reason = isOnline() ? 'no-answer' : 'offline';
    setRulesStatus(reader === null ? { kind: 'not-saved', reason } : null);
    return reader;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lockRef.current) return;
    lockRef.current = true;
    const shown = notices.getFromRules();
    const isSamePlace = services.watchPlace?.() ?? (() => true);
    try {
      syncFromDom();
      const reader = services.getLoadedReader() ?? (await loadRules());
      // The step was left, or its application deleted, meanwhile.
      if (reader === null || element.current === null) return;
      lookUps.removeOutdated(reader);
      await form.handleSubmit((answers) => {
        if (isSamePlace() && !ask(reader, shown)) handOver(reader, answers);
      }, showErrors)(event);
    } finally {
      lockRef.current = false;
    }
  };
  useEffect(() => {
    const formElement = element.current;
    if (rulesStatus === null || !isWaitingForNetwork(rulesStatus) || formElement === null) return undefined;
    // A submit that failed offline is repeated when the network is back. Who has typed since presses again when ready.
    const stopWaiting = whenOnline(() => submitForm(formElement));
    const withdraw = () => setRulesStatus(null);
    formElement.addEventListener('input', withdraw);
    return () => {
      stopWaiting();
      formElement.removeEventListener('input', withdraw);
    };
  }, [rulesStatus, element]);
  return {
    onSubmit: (event) => void submit(event),
    status: rulesStatus ?? submission.status,
  };
}
