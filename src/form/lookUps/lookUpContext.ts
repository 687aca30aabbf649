import type { DataPointName } from '../../domain/catalogue/names';
import type { ReadResult } from '../../domain/catalogue/messages';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { formatControlInput } from '../../domain/catalogue/formatControlInput';
import type { LeadValue } from '../../domain/lead/lead';
import type { FilledIn } from '../../domain/pages/filledIn';
import { isRowAnswers, type Answers, type PageQuestion } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { AnswerReader } from '../engine/answerReader';
import type { CompanyLookUp } from './companyLookUp';
import type { FoundLists, LookUp } from './lookUp';
import type { LookUpDefinition, LookUpTarget } from './findLookUps';

/** What look-ups need from the step. It is read at each use. */
export interface LookUpContext {
  readonly page: Page;
  readonly languageTag: string;
  readonly lookUp: LookUp;
  readonly companies: CompanyLookUp;
  readonly loadReader: () => Promise<AnswerReader>;
  readonly knownAnswers: Answers;
  readonly knownFilledIn: FilledIn;
  /** Returns the values of the controls. */
  readonly readValues: () => QuestionnaireInput;
  /** Copies values into the form that the browser filled in without an event. A later render of such a field would clear it. */
  readonly syncFromDom: () => void;
  /** Writes a value into a question and removes the error that it corrects. */
  readonly setValue: (question: PageQuestion, input: string) => void;
  /** Whether the answers are being sent: then they must not change. */
  readonly isSubmitting: () => boolean;
}

/** Values by the question that they are for, formatted for its control. */
export type ValuesByQuestion = Readonly<Partial<Record<DataPointName, readonly string[]>>>;

/** The answer to look up with, as the lead stores it, or the message if it is invalid. */
export function readDriverAnswer(
  { driver }: LookUpDefinition,
  reader: AnswerReader,
  { knownAnswers, readValues }: LookUpContext,
): ReadResult<LeadValue> {
  if (driver === undefined) return { ok: true, value: '' };
  const input = readValues();
  if (Object.hasOwn(input, driver.name)) {
    return reader.read(driver.point, input[driver.name], { ...knownAnswers, ...input });
  }
  const answer = knownAnswers[driver.name];
  return { ok: true, value: isRowAnswers(answer) ? undefined : answer };
}

/** The answer that a look-up depends on, as text. Null if it is missing or not valid. */
export function readDriverText(
  definition: LookUpDefinition,
  reader: AnswerReader,
  context: LookUpContext,
): string | null {
  const answer = readDriverAnswer(definition, reader, context);
  return answer.ok && answer.value !== undefined ? String(answer.value) : null;
}

/** The found values that each target question accepts. */
export function readFoundValues(
  { targets }: LookUpDefinition,
  found: FoundLists | null,
  reader: AnswerReader,
  { page, languageTag, knownAnswers, readValues }: LookUpContext,
): ValuesByQuestion {
  const others = { ...knownAnswers, ...readValues() };
  const readTarget = ({ question: { point }, list }: LookUpTarget) =>
    (found?.[list] ?? []).flatMap((value) => {
      const result = reader.read(point, value, others);
      if (!result.ok) return [];
      return [String(formatControlInput(point, result.value, { facts: page.facts, languageTag }))];
    });
  return Object.fromEntries(
    targets.map((target) => [target.question.name, [...new Set(readTarget(target))]]),
  );
}
