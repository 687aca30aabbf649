import type { DataPoint } from '../../domain/catalogue/kinds';
import type { AnswerNotice, FieldMessage, ReadResult } from '../../domain/catalogue/messages';
import type { OtherAnswers } from '../../domain/catalogue/options';
import type { QuestionInput } from '../../domain/catalogue/input';
import type { LeadValue } from '../../domain/lead/lead';
import type { Answers, PageQuestion } from '../../domain/pages/questionnaire';

/** The validation rules of a step. The application creates them and loads them when they are first needed. */
export interface AnswerReader {
  readonly read: (
    point: DataPoint,
    input: QuestionInput | undefined,
    others: OtherAnswers,
  ) => ReadResult<LeadValue>;
  /** The message about an answer that the server rejected with this code. */
  readonly explain: (point: DataPoint, code: string) => FieldMessage;
  /**
   * Finds the notices about valid answers, by control. A notice on one answer also comes with its `ReadResult`.
   *
   * @param asked the questions on the screen
   * @param known the answers that the lead holds
   */
  readonly findNotices: (
    answers: Answers,
    asked: readonly PageQuestion[],
    known: Answers,
  ) => Readonly<Record<string, AnswerNotice>>;
  /** Asks the server for a notice on a valid answer. Undefined if it has none or cannot be asked. */
  readonly confirm: (
    point: DataPoint,
    value: LeadValue,
    signal: AbortSignal,
  ) => Promise<AnswerNotice | undefined>;
}
