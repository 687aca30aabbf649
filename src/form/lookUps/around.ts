import type { DataPointName } from '../../domain/catalogue/names';
import type { Reading } from '../../domain/catalogue/messages';
import type { TypedValues } from '../../domain/catalogue/typed';
import { typedValue } from '../../domain/catalogue/typedValue';
import type { LeadValue } from '../../domain/lead/lead';
import { isRows, type Answers, type AskedDataPoint } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { AnswerReader } from '../engine/answerReader';
import type { Companies } from './companies';
import type { Found, LookUp } from './lookUp';
import type { StepLookUp, Target } from './lookUpsOf';

/** The step around its look-ups, as it is when they use it. */
export interface Around {
  readonly page: Page;
  /** Of the language that is chosen. */
  readonly languageTag: string;
  readonly lookUp: LookUp;
  readonly companies: Companies;
  readonly loadReader: () => Promise<AnswerReader>;
  /** Answers of the other steps, as the lead keeps them. */
  readonly known: Answers;
  /** What stands in the questions of this step. */
  readonly typed: () => TypedValues;
  /** Takes what the browser filled in silently: rendering a field anew would empty it. */
  readonly take: () => void;
  /** Puts a value into a question and takes away the error that it mends. */
  readonly put: (asked: AskedDataPoint, typed: string) => void;
  /** Whether the answers are on their way: what is sent is what stands in the questions. */
  readonly isSending: () => boolean;
}

/** Values by the question that they are for, as they stand in its control. */
export type Offers = Readonly<Partial<Record<DataPointName, readonly string[]>>>;

/** The answer that is looked up with, as the lead keeps it; a refusal where what is typed does not hold. */
export function answerOf({ driver }: StepLookUp, reader: AnswerReader, around: Around): Reading<LeadValue> {
  if (driver === undefined) return { ok: true, value: '' };
  const { known } = around;
  const typed = around.typed();
  if (Object.hasOwn(typed, driver.name)) {
    return reader.read(driver.point, typed[driver.name], { ...known, ...typed });
  }
  const answer = known[driver.name];
  return { ok: true, value: isRows(answer) ? undefined : answer };
}

/** What each target would take of what was found. */
export function offersOf(
  { targets }: StepLookUp,
  found: Found | null,
  reader: AnswerReader,
  { page, languageTag, known, typed }: Around,
): Offers {
  const others = { ...known, ...typed() };
  const taken = ({ asked: { point }, list }: Target) =>
    (found?.[list] ?? []).flatMap((value) => {
      const reading = reader.read(point, value, others);
      return reading.ok ? [String(typedValue(point, reading.value, { facts: page.facts, languageTag }))] : [];
    });
  return Object.fromEntries(targets.map((target) => [target.asked.name, [...new Set(taken(target))]]));
}
