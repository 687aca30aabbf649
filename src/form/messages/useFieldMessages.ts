import { useState, type RefObject } from 'react';
import type { Typed } from '../../domain/catalogue/typed';
import { written, type Writing } from '../../domain/catalogue/written';
import { controlOf, type Answers, type AskedDataPoint } from '../../domain/pages/questionnaire';
import type { AnswerReader } from '../engine/answerReader';
import { fieldErrorOf } from './messages';
import { rowAround } from '../engine/controls';
import { readAll, type RightAnswer } from '../engine/readAll';
import type { StepContextValue } from '../engine/StepContext';
import type { HeldForm } from '../engine/useStepForm';
import { makeNotices, type NoticesByControl } from './notices';
import { useConfirming } from './useConfirming';

interface Judging {
  readonly loadReader: () => Promise<AnswerReader>;
  /** The questions that show for what is typed now. */
  readonly visibleNow: () => readonly AskedDataPoint[];
  /** Answers of the other steps, which judging and soft notices take into account. */
  readonly known: Answers;
  /** Whether the button is pressed: then nothing may appear above it. */
  readonly isPressed: RefObject<boolean>;
  readonly writing: Writing;
  /** Whether the applicant stands in the question's field. */
  readonly isEntered: (asked: AskedDataPoint) => boolean;
}

interface FieldMessages extends Pick<StepContextValue, 'left' | 'changed' | 'moved' | 'notices'> {
  /** Writes right answers as country and language do, but for the one in whose field the applicant stands. */
  readonly tidy: (answers: readonly RightAnswer[]) => void;
}

/**
 * What is told at a field while it is filled in: an error when it is left with something wrong, none as soon as it is
 * mended, and soft notices. A field that is left with something right is written as country and language write it;
 * what cannot be read stays as it was typed. Where the rules cannot be loaded, what is wrong is told when the step is sent.
 */
export function useFieldMessages(
  { getValues, setValue, setError, clearErrors, getFieldState }: HeldForm,
  { loadReader, visibleNow, known, isPressed, writing, isEntered }: Judging,
): FieldMessages {
  const [notices] = useState(makeNotices);
  const { confirm, forget, move } = useConfirming(notices.doubt);

  // Every field hears of an error that goes, so none is taken away where none is.
  const isRefused = (control: string) => getFieldState(control).error !== undefined;
  const put = (asked: AskedDataPoint, typed: Typed) =>
    setValue(controlOf(asked), typed, { shouldDirty: true });
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
    if (reading.ok) tidy([{ question: asked, value: reading.value }]);
    else setError(controlOf(asked), fieldErrorOf(reading.message));
    const { answers, notices: beside } = readAll(reader, visibleNow(), getValues(), known);
    const told: NoticesByControl = { ...beside, ...reader.notices({ ...known, ...answers }) };
    notices.tell(told);
    if (!reading.ok || told[controlOf(asked)] !== undefined) return;
    confirm(controlOf(asked), (signal) => reader.confirm(asked.point, reading.value, signal));
  };
  // Who stands in the field again keeps the caret where it is.
  const tidy = (answers: readonly RightAnswer[]) => {
    for (const { question, value } of answers) {
      if (value === undefined || isEntered(question)) continue;
      const text = written(question.point, value, writing);
      if (text !== undefined && text !== getValues(controlOf(question))) put(question, text);
    }
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
  const changed = (asked: AskedDataPoint, typed: Typed) => {
    put(asked, typed);
    notices.take(controlOf(asked));
    forget(controlOf(asked));
    // Whatever was wrong with the list as a whole, it is another list now.
    if (asked.inRow !== undefined && isRefused(`${asked.inRow.list}.root`))
      clearErrors(`${asked.inRow.list}.root`);
    if (isRefused(controlOf(asked))) void judgeChanged(asked).catch(laterAtSending);
  };
  const moved: StepContextValue['moved'] = (how) => {
    notices.move(how);
    move(how);
  };
  return { left, changed, moved, notices, tidy };
}

const laterAtSending = () => undefined;
