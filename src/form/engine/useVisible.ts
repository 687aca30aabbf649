import { useWatch } from 'react-hook-form';
import type { DataPointName } from '../../domain/catalogue/names';
import type { Answers, AskedDataPoint, Questionnaire } from '../../domain/pages/questionnaire';
import type { HeldForm } from './useStepForm';

interface Visible {
  readonly visible: readonly AskedDataPoint[];
  /** The same in an event, for what was typed since this was rendered. */
  readonly visibleNow: () => readonly AskedDataPoint[];
}

/** The questions that show; renders when an answer changes on which that depends, and for no other. */
export function useVisible(
  { control, getValues }: HeldForm,
  questionnaire: Questionnaire,
  visibleWith: (answers: Answers) => readonly AskedDataPoint[],
): Visible {
  const drivers = driversOf(questionnaire);
  const driven = useWatch({ control, name: drivers });
  return {
    visible: visibleWith(Object.fromEntries(drivers.map((name, index) => [name, driven[index]]))),
    visibleNow: () => visibleWith(Object.fromEntries(drivers.map((name) => [name, getValues(name)]))),
  };
}

/** The questions on whose answers the visibility of another one depends. */
function driversOf({ dataPoints }: Questionnaire): readonly DataPointName[] {
  const named = new Set(dataPoints.flatMap(({ point }) => Object.keys(point.when ?? {})));
  return dataPoints.map(({ name }) => name).filter((name) => named.has(name));
}
