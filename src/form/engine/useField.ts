import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/texts';
import type { QuestionInput } from '../../domain/catalogue/input';
import { getControlName, getErrorKey, type PageQuestion } from '../../domain/pages/questionnaire';
import { hideInputFromReact } from '../../platform/reactEventFilter';
import { useNativeEvent } from '../../ui/useNativeEvent';
import { useControlError, useControlValue } from '../controls/formControls';
import { formatError } from '../messages/formatError';
import { useStepContext } from './StepContext';

/** One question as its field shows it and changes it. A change renders that field alone. */
export function useField(question: PageQuestion) {
  const { controls, onChange, onLeave } = useStepContext();
  return {
    ...useFieldMessages(question),
    value: useControlValue(controls, getControlName(question)),
    change: (input: QuestionInput) => onChange(question, input),
    leave: () => onLeave(question),
  };
}

/** Autofill may send one of the two events only. */
const inputEvents = ['input', 'change'] as const;

/**
 * One question that is answered in a line of text. The input element holds the text, so a key renders nothing. A value that the
 * page writes (a tidied answer, a look-up, another tab) is written into the element.
 */
export function useLineField(question: PageQuestion) {
  const { controls, onChange, onLeave } = useStepContext();
  const name = getControlName(question);
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => toText(controls.getValue(name)));
  useEffect(
    () =>
      controls.subscribe(name, () => {
        const text = toText(controls.getValue(name));
        if (input.current !== null && input.current.value !== text) input.current.value = text;
      }),
    [controls, name],
  );
  useEffect(() => {
    if (input.current !== null) hideInputFromReact(input.current);
  }, []);
  useNativeEvent(input, inputEvents, (_event, { value }) => {
    if (value !== toText(controls.getValue(name))) onChange(question, value);
  });
  return {
    ...useFieldMessages(question),
    ref: input,
    initial,
    change: (text: string) => onChange(question, text),
    leave: () => onLeave(question),
  };
}

/** The messages beside one question: its error as text, a notice, and values found by a look-up, to choose from while typing. */
export function useFieldMessages(question: PageQuestion) {
  const { controls, notices, page, lookUpResults, filledIn } = useStepContext();
  const { t, i18n } = useTranslation();
  const error = useControlError(controls, getErrorKey(question));
  const getNotice = () => notices.get(getControlName(question));
  return {
    error: error ? formatError(question, error, { t, page, languageTag: i18n.language }) : undefined,
    notice: useSyncExternalStore(notices.subscribe, getNotice, getNotice),
    suggestions: filledIn.has(question.name) ? [] : (lookUpResults?.[question.name]?.values ?? []),
  };
}

function toText(input: QuestionInput | undefined): string {
  return typeof input === 'string' ? input : '';
}
