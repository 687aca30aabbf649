import type { DataPointName } from '../../domain/catalogue/names';
import type { FieldMessage } from '../../domain/catalogue/messages';
import type { TypedValues } from '../../domain/catalogue/typed';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import type { Answers } from '../../domain/pages/stepSequence';
import type { AnswerReader } from './answerReader';

interface ReadStep {
  /** The answers that hold, as the lead takes them. */
  readonly answers: Answers;
  readonly refusals: readonly { readonly name: DataPointName; readonly message: FieldMessage }[];
}

/**
 * Reads what was typed into the questions of a step: answers where the rules hold, refusals in the questions' order. `known`
 * are the answers of other steps.
 */
export function readAll(
  reader: AnswerReader,
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
  known: Answers,
): ReadStep {
  const others = { ...known, ...typed };
  const read = asked.map(({ name, point }) => ({ name, reading: reader.read(point, typed[name], others) }));
  const answers: Answers = Object.fromEntries(
    read.flatMap(({ name, reading }) => (reading.ok ? [[name, reading.value]] : [])),
  );
  const refusals = read.flatMap(({ name, reading }) =>
    reading.ok ? [] : [{ name, message: reading.message }],
  );
  return { answers, refusals };
}
