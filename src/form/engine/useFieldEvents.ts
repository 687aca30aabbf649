import { useEffect, useEffectEvent, useMemo } from 'react';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { useEventCallback } from '../../ui/useEventCallback';
import { useLookUps, type LookUps } from '../lookUps/useLookUps';
import type { AnswerMessages } from '../messages/useAnswerMessages';
import type { FieldEvents } from './StepContext';
import type { StepFormProps } from './stepFormProps';
import type { StepInput } from './useStepInput';

interface StepEvents extends LookUps {
  readonly events: FieldEvents;
}

/** What happens when a field reports something: the form, the draft, the messages and the look-ups follow. */
export function useFieldEvents(
  props: StepFormProps,
  input: StepInput,
  { removeOutdated, completeAnswer }: AnswerMessages,
): StepEvents {
  const { form, draft, syncFromDom } = input;
  const followEdit = (question: PageQuestion) => {
    removeOutdated(question);
    draft.onEdit();
  };
  const setAnswer = useEventCallback((question: PageQuestion, value: QuestionInput) => {
    form.setValue(getControlName(question), value, { shouldDirty: true });
    followEdit(question);
  });
  const { received } = props.values;
  const take = useEffectEvent((values: QuestionnaireInput) => {
    for (const question of props.questions.questionnaire.dataPoints) {
      const value = values[question.name];
      if (value !== undefined) setAnswer(question, value);
    }
  });
  useEffect(() => {
    if (received !== undefined) take(received);
  }, [received]);
  const { controller, state } = useLookUps(props, input, setAnswer);
  const onChange = useEventCallback((question: PageQuestion, value: QuestionInput) => {
    setAnswer(question, value);
    controller.onChange(question);
  });
  const onEdit = useEventCallback((question: PageQuestion) => {
    followEdit(question);
    controller.onChange(question);
  });
  const onLeave = useEventCallback((question: PageQuestion, validate: (() => void) | null) => {
    // What was filled in without an event would be lost when a message about the value before is shown.
    syncFromDom((control) => control === getControlName(question));
    if (validate !== null) completeAnswer(question, validate);
    controller.onLeave(question);
  });
  const { onChooseCompany } = controller;
  const events = useMemo(
    () => ({ onEdit, onChange, onLeave, onChooseCompany }),
    [onEdit, onChange, onLeave, onChooseCompany],
  );
  return { controller, state, events };
}
