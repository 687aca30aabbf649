import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DataPointName } from '../../domain/catalogue/names';
import type { PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { AnswerForm } from './answerResolver';
import type { StepQuestions } from './stepFormProps';

/** The visible questions. Renders when an answer changes that a rule depends on, and for no other answer. */
export function useVisibleQuestions(
  { control }: AnswerForm,
  { questionnaire, getVisible }: Pick<StepQuestions, 'questionnaire' | 'getVisible'>,
): readonly PageQuestion[] {
  const drivers = findDrivers(questionnaire);
  const values = useWatch({ control, name: drivers });
  return useStableList(getVisible(Object.fromEntries(drivers.map((name, index) => [name, values[index]]))));
}

/** The list of before as long as it has the same items, so that what shows it does not render again. */
function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const [stable, setStable] = useState(list);
  if (stable.length === list.length && stable.every((item, index) => item === list[index])) return stable;
  setStable(list);
  return list;
}

/** The questions that the rules of other questions depend on. */
function findDrivers({ dataPoints }: Questionnaire): readonly DataPointName[] {
  const named = new Set(dataPoints.flatMap(({ point }) => Object.keys(point.when ?? {})));
  return dataPoints.map(({ name }) => name).filter((name) => named.has(name));
}
