import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isUnderWay, type Sending } from '../../domain/journey/calls/sending';
import type { Answers, AskedDataPoint } from '../../domain/pages/questionnaire';
import { isOnline, onOnline } from '../../platform/browser';
import { fieldErrorOf } from '../messages/messages';
import type { AnswerReader } from './answerReader';
import { readAll, type RightAnswer } from './readAll';
import type { HeldForm } from './useStepForm';

interface Submitting {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly visibleNow: () => readonly AskedDataPoint[];
  /** Answers of other steps, which judging takes into account. */
  readonly known: Answers;
  readonly loadReader: () => Promise<AnswerReader>;
  /** The same, if it is there already. */
  readonly readerAtHand: () => AnswerReader | null;
  readonly sending: Sending;
  /** Makes the form hold what the applicant sees. */
  readonly take: () => void;
  readonly tidy: (answers: readonly RightAnswer[]) => void;
  /** Answers that are not right yet hold the step back: the names of their controls. */
  readonly onRefused: (controls: readonly string[]) => void;
  /** All answers are right. */
  readonly onRight: (reader: AnswerReader, asked: readonly AskedDataPoint[], answers: Answers) => void;
}

interface Submit {
  readonly submit: (event: FormEvent) => void;
  /** In an event: whether the answers are being judged or sent. */
  readonly isSendingNow: () => boolean;
  /** Whether the rules are awaited. */
  readonly isBusy: boolean;
  /** What is told of the sending: that there is none, where the rules did not come. */
  readonly sending: Sending;
}

/** The one act that leaves a step: judges all answers, and puts what is wrong with them on their fields. */
export function useSubmit(
  { getValues, setError, clearErrors }: HeldForm,
  { element, visibleNow, known, loadReader, readerAtHand, sending, ...then }: Submitting,
): Submit {
  const [rules, setRules] = useState<'at-hand' | 'loading' | 'offline' | 'no-answer'>('at-hand');
  const isLocked = useRef(false);
  const isSendingNow = () => isLocked.current || isUnderWay(sending);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendingNow()) return;
    then.take();
    const reader = readerAtHand();
    if (reader === null) void judgeWhenLoaded();
    else judgeAll(reader);
  };
  const judgeWhenLoaded = async () => {
    isLocked.current = true;
    setRules('loading');
    const reader = await loadReader().catch(() => null);
    isLocked.current = false;
    if (reader === null) setRules(isOnline() ? 'no-answer' : 'offline');
    else {
      setRules('at-hand');
      judgeAll(reader);
    }
  };
  useEffect(
    // What was told to be sent when the network is back is sent then.
    () => (rules === 'offline' ? onOnline(() => element.current?.requestSubmit()) : undefined),
    [rules, element],
  );
  const judgeAll = (reader: AnswerReader) => {
    const asked = visibleNow();
    const { answers, right, refusals } = readAll(reader, asked, getValues(), known);
    // A field that was left by pressing the button was not judged then.
    then.tidy(right);
    clearErrors();
    for (const { control, message } of refusals) setError(control, fieldErrorOf(message));
    if (refusals.length > 0) then.onRefused(refusals.map(({ control }) => control));
    else then.onRight(reader, asked, answers);
  };
  const isLost = rules === 'offline' || rules === 'no-answer';
  return {
    submit,
    isSendingNow,
    isBusy: rules === 'loading',
    sending: isLost ? { kind: 'not-saved', reason: rules } : sending,
  };
}
