import type { FormEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { RequestStatus } from '../../domain/journey/calls/requestStatus';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { getControlName, isStepKey, type Answers, type PageQuestion } from '../../domain/pages/questionnaire';
import { findQuestionsWithRows } from '../controls/rows';
import type { LookUpController } from '../lookUps/lookUpController';
import { findStepNotices, findUnaskedContradictions } from '../messages/findStepNotices';
import { listInvalidControls } from '../messages/listInvalidControls';
import type { Notices, NoticesByControl } from '../messages/notices';
import type { AnswerReader } from './answerReader';
import { pickChangedAnswers, readAnswers } from './readAnswers';
import type { StepFormProps } from './stepFormProps';
import { useRules } from './useRules';
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
  lookUpController: Pick<LookUpController, 'removeOutdated' | 'getFilledIn'>,
  { onInvalid, onAsk }: SubmitEvents,
): Submit {
  const rules = useRules(services, element);

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
    submission.onSubmit(answers, changed, lookUpController.getFilledIn());
  };
  const showErrors = (found: FieldErrors<QuestionnaireInput>) => {
    submission.onInvalid?.(listInvalidControls(findQuestionsWithRows(getVisible(), form.getValues()), found));
    onInvalid();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lockRef.current) return;
    lockRef.current = true;
    const shown = notices.getFromRules();
    const isSamePlace = services.watchPlace?.() ?? (() => true);
    try {
      syncFromDom();
      const reader = services.getLoadedReader() ?? (await rules.load());
      // The step was left, or its application deleted, meanwhile.
      if (reader === null || element.current === null) return;
      lookUpController.removeOutdated(reader);
      await form.handleSubmit((answers) => {
        if (isSamePlace() && !ask(reader, shown)) handOver(reader, answers);
      }, showErrors)(event);
    } finally {
      lockRef.current = false;
    }
  };
  return {
    onSubmit: (event) => void submit(event),
    status: rules.status ?? submission.status,
  };
}
