import { useEffect, useRef, useState } from 'react';
import type { Typed } from '../../domain/catalogue/typed';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { hearsItself } from '../../platform/quietRoot';
import { useHeard } from '../../ui/useHeard';
import { useStepContext } from './StepContext';
import { useRefusal } from './useControl';
import { useTold } from './useTold';

/** What fills in may say so when it is done alone. */
const typing = ['input', 'change'] as const;

/**
 * One question's answer in a line of text. The line holds what is typed by itself, so that a key draws nothing anew; what the
 * page writes (a tidied answer, a look-up, another tab) is put into it.
 */
export function useLine(asked: AskedDataPoint) {
  const { form, changed, left } = useStepContext();
  const { getValues, hear } = form;
  const name = controlOf(asked);
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => textOf(getValues(name)));
  useEffect(
    () =>
      hear(name, () => {
        const text = textOf(getValues(name));
        if (input.current !== null && input.current.value !== text) input.current.value = text;
      }),
    [hear, getValues, name],
  );
  useEffect(() => {
    if (input.current !== null) hearsItself(input.current);
  }, []);
  useHeard(input, typing, (_event, { value }) => {
    if (value !== textOf(getValues(name))) changed(asked, value);
  });
  return {
    ...useTold(asked, useRefusal(name)),
    ref: input,
    initial,
    change: (typed: string) => changed(asked, typed),
    leave: () => left(asked),
  };
}

function textOf(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed : '';
}
