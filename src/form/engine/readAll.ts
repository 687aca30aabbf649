import type { DataPointName } from '../../domain/catalogue/dataPoints';
import type { FieldMessage, FieldNotice } from '../../domain/catalogue/messages';
import type { TypedValues } from '../../domain/catalogue/typed';
import type { AskedDataPoint } from '../../domain/pages/resolvePage';
import type { Answers } from '../../domain/pages/stepSequence';
import type { AnswerReader } from './answerReader';

interface ReadStep {
  /** The answers that hold, as the lead takes them. */
  readonly answers: Answers;
  /** What is to be asked softly beside some of them. */
  readonly notices: Partial<Record<DataPointName, FieldNotice>>;
  readonly refusals: readonly { readonly name: DataPointName; readonly message: FieldMessage }[];
}

/** Reads what was typed into the questions of a step: answers and notices where the rules hold, refusals in the questions' order. */
export function readAll(
  reader: AnswerReader,
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
): ReadStep {
  const read = asked.map(({ name, point }) => ({ name, reading: reader.read(point, typed[name]) }));
  const answers: Answers = Object.fromEntries(
    read.flatMap(({ name, reading }) => (reading.ok ? [[name, reading.value]] : [])),
  );
  const notices: ReadStep['notices'] = Object.fromEntries(
    read.flatMap(({ name, reading }) =>
      reading.ok && reading.notice !== undefined ? [[name, reading.notice]] : [],
    ),
  );
  const refusals = read.flatMap(({ name, reading }) =>
    reading.ok ? [] : [{ name, message: reading.message }],
  );
  return { answers, notices, refusals };
}
