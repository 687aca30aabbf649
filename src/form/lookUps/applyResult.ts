import type { DataPoint } from '../../domain/catalogue/kinds';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { DataPointName } from '../../domain/catalogue/names';
import { getOptionValues, isLookedUp, isNarrowedByLookUp } from '../../domain/catalogue/options';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { LookUpTarget } from './findLookUps';
import type { ValuesByQuestion } from './lookUpContext';
import { getValueAfterLookUp } from './valueAfterLookUp';

/** What a look-up has found and filled in. */
export interface LookUpProgress {
  /** Null before the first result. */
  readonly values: ValuesByQuestion | null;
  /** The values that belong to the answer it was last run with, by question, while the applicant leaves them unchanged. */
  readonly filledIn: ReadonlyMap<DataPointName, string>;
  /** That answer, as the lead stores it. */
  readonly filledInFor: string | null;
}

interface LookUpOutcome {
  /** Null if nothing is chosen that could be looked up with. */
  readonly values: ValuesByQuestion | null;
  /** Whether the register has not answered. */
  readonly isUnanswered: boolean;
  /** The answer that it was run with. Null if it is missing or not valid. */
  readonly answer: string | null;
}

/** The step that shows the targets of a look-up. */
interface TargetStep {
  readonly facts: Page['facts'];
  readonly input: QuestionnaireInput;
  readonly edited: ReadonlySet<DataPointName>;
  /** Whether the answers are being sent: then they must not change. */
  readonly isSubmitting: boolean;
}

/** The next value of a question; an empty one removes what was filled in. */
export interface ValueChange {
  readonly question: PageQuestion;
  readonly value: string;
}

/** Returns what a look-up knows after a result, and which values it changes. */
export function applyResult(
  targets: readonly LookUpTarget[],
  progress: LookUpProgress,
  { values, isUnanswered, answer }: LookUpOutcome,
  { facts, input, edited, isSubmitting }: TargetStep,
): { readonly progress: LookUpProgress; readonly changes: readonly ValueChange[] } {
  // The register does not answer now: what it answered before still belongs to the same answer.
  const isKept = isUnanswered && progress.filledInFor === answer;
  const filledIn = new Map(progress.filledIn);
  const changes: ValueChange[] = [];
  for (const { question, isFilled } of isSubmitting ? [] : targets) {
    const { name, point } = question;
    const present = input[name];
    const value = typeof present === 'string' ? present : '';
    if (isKept && value !== '' && value === filledIn.get(name)) continue;
    const found = values?.[name] ?? [];
    const next = getValueAfterLookUp({
      value,
      filledIn: filledIn.get(name),
      isEdited: edited.has(name),
      isFilled,
      isLookedUp: point.kind === 'choice' && (isLookedUp(point.options) || isNarrowedByLookUp(point.options)),
      before: getChoosable(point, progress.values?.[name] ?? [], facts),
      after: getChoosable(point, found, facts),
    });
    if (next !== value) changes.push({ question, value: next });
    // An equal value was filled in before the step was left or the page loaded again, or might have been: it belongs to this answer.
    const isFound = isFilled && value !== '' && found.length === 1 && found[0] === value;
    if (next !== value || (isFound && !edited.has(name))) filledIn.set(name, next);
  }
  return { progress: { values, filledIn, filledInFor: answer }, changes };
}

/**
 * The options with these found values. A choice with options of its own offers all of them if nothing was found, and before the first
 * result: an option that the result lacks is removed then too.
 */
function getChoosable(point: DataPoint, values: readonly string[], facts: Page['facts']): readonly string[] {
  if (point.kind !== 'choice' || !isNarrowedByLookUp(point.options)) return values;
  return getOptionValues(point.options, { facts, answers: {}, lookUpValues: values });
}
