import { useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Typed, TypedValues } from '../../domain/catalogue/typed';
import { controlOf, type Answers, type AskedDataPoint } from '../../domain/pages/questionnaire';
import type { AnswerReader } from '../engine/answerReader';
import { fieldErrorOf } from './messages';
import { rowAround } from '../engine/controls';
import { readAll } from '../engine/readAll';
import type { StepContextValue } from '../engine/StepContext';

interface Judging {
  readonly loadReader: () => Promise<AnswerReader>;
  /** The questions that show for what is typed now. */
  readonly visibleNow: () => readonly AskedDataPoint[];
  /** Answers of the other steps, which judging and soft notices take into account. */
  readonly known: Answers;
  /** Whether the button is pressed: then nothing may appear above it. */
  readonly isPressed: RefObject<boolean>;
}

/**
 * What is told at a field while it is filled in: an error when it is left with something wrong, none as soon as it is
 * mended, and soft notices. Where the rules cannot be loaded, what is wrong is told when the step is sent.
 */
export function useFieldMessages(
  { getValues, setValue, setError, clearErrors, getFieldState }: UseFormReturn<TypedValues>,
  { loadReader, visibleNow, known, isPressed }: Judging,
): Pick<StepContextValue, 'left' | 'tidied' | 'changed' | 'notices'> {
  const [notices, setNotices] = useState<StepContextValue['notices']>({});

  const judge = async (asked: AskedDataPoint) => {
    const reader = await loadReader();
    const others = { ...known, ...getValues(), ...rowAround(asked, getValues()) };
    return { reader, reading: reader.read(asked.point, getValues(controlOf(asked)), others) };
  };
  // Takes no error away: the summary takes the focus out of a field that the server has just refused.
  const judgeLeft = async (asked: AskedDataPoint, typed: Typed) => {
    const { reader, reading } = await judge(asked);
    // The rules may have come so late that the field is being typed in again.
    if (getValues(controlOf(asked)) !== typed) return;
    if (!reading.ok) setError(controlOf(asked), fieldErrorOf(reading.message));
    setNotices(reader.notices({ ...known, ...readAll(reader, visibleNow(), getValues(), known).answers }));
  };
  const judgeChanged = async (asked: AskedDataPoint) => {
    const { reading } = await judge(asked);
    const told = getFieldState(controlOf(asked)).error?.type;
    // A message that is not true any more goes too: "fill in" where something stands now, "wrong" where nothing does.
    if (reading.ok || reading.message.code !== told) clearErrors(controlOf(asked));
  };

  const left = (asked: AskedDataPoint) => {
    const typed = getValues(controlOf(asked));
    if (isPressed.current || typed === undefined || typed === '' || !getFieldState(controlOf(asked)).isDirty)
      return;
    void judgeLeft(asked, typed).catch(laterAtSending);
  };
  const tidied = (asked: AskedDataPoint, typed: Typed) =>
    setValue(controlOf(asked), typed, { shouldDirty: true });
  const changed = (asked: AskedDataPoint, typed: Typed) => {
    tidied(asked, typed);
    setNotices((told) => without(told, controlOf(asked)));
    if (getFieldState(controlOf(asked)).error !== undefined) void judgeChanged(asked).catch(laterAtSending);
  };
  return { left, tidied, changed, notices };
}

const laterAtSending = () => undefined;

function without(notices: StepContextValue['notices'], name: string) {
  if (notices[name] === undefined) return notices;
  const { [name]: _changed, ...others } = notices;
  return others;
}
