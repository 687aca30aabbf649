import type { DataPointName } from '../../domain/catalogue/names';
import type { DataPoint } from '../../domain/catalogue/kinds';
import type { FieldNotice, Reading } from '../../domain/catalogue/messages';
import type { OtherAnswers } from '../../domain/catalogue/options';
import type { Typed } from '../../domain/catalogue/typed';
import type { LeadValue } from '../../domain/lead/lead';
import type { Answers } from '../../domain/pages/questionnaire';

/** The rules that judge answers, as a step asks them. Made by the application, loaded when first needed. */
export interface AnswerReader {
  readonly read: (point: DataPoint, typed: Typed | undefined, others: OtherAnswers) => Reading<LeadValue>;
  /** What is to be told softly about right answers, beside what their readings tell. */
  readonly notices: (answers: Answers) => Partial<Record<DataPointName, FieldNotice>>;
  /** What the server has to ask softly about a right answer; undefined where it has nothing or cannot be asked. */
  readonly confirm: (
    point: DataPoint,
    value: LeadValue,
    signal: AbortSignal,
  ) => Promise<FieldNotice | undefined>;
}
