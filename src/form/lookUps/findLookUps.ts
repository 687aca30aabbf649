import type { LookUpName } from '../../domain/catalogue/kinds';
import { getLookUpOptions } from '../../domain/catalogue/options';
import type { PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/questionIndex';

/** A question that receives values of a look-up. */
export interface LookUpTarget {
  readonly question: PageQuestion;
  /** The name of the list with its values. */
  readonly list: string;
  /** Whether a single found value is filled in. */
  readonly isFilled: boolean;
}

/** One look-up of a questionnaire. */
export interface LookUpDefinition {
  readonly name: LookUpName;
  /** The question whose answer is looked up with, in this questionnaire or another. Undefined if no answer is needed. */
  readonly driver: PageQuestion | undefined;
  readonly targets: readonly LookUpTarget[];
}

/**
 * Finds the look-ups of a questionnaire, each once: those that fill in one of its questions, and those that provide the options of
 * its choices. A look-up whose driver the page does not ask is left out. Rows of a list have no look-ups.
 */
export function findLookUps(
  { dataPoints }: Questionnaire,
  index: QuestionIndex,
): readonly LookUpDefinition[] {
  const all = dataPoints.flatMap((question) => [
    ...findFillingLookUps(question, index),
    ...findOptionLookUp(question, index),
  ]);
  const found: LookUpDefinition[] = [];
  for (const lookUp of all) {
    const place = found.findIndex(({ name, driver }) => name === lookUp.name && driver === lookUp.driver);
    const known = found[place];
    if (known === undefined) found.push(lookUp);
    else found[place] = { ...known, targets: mergeTargets(known.targets, lookUp.targets) };
  }
  return found;
}

function findFillingLookUps(question: PageQuestion, index: QuestionIndex): readonly LookUpDefinition[] {
  return [...index.values()].flatMap((driver) => {
    const { fills } = driver.point;
    const list = fills?.with[question.name];
    if (fills === undefined || list === undefined) return [];
    return [{ name: fills.lookUp, driver, targets: [{ question, list, isFilled: true }] }];
  });
}

function findOptionLookUp(question: PageQuestion, index: QuestionIndex): readonly LookUpDefinition[] {
  if (question.point.kind !== 'choice') return [];
  const source = getLookUpOptions(question.point.options);
  if (source === null) return [];
  const { lookUp, of, list } = source;
  const driver = of === undefined ? undefined : index.get(of);
  if (of !== undefined && driver === undefined) return [];
  return [{ name: lookUp, driver, targets: [{ question, list, isFilled: false }] }];
}

/** A question that is both filled in and offered options appears once, as one that is filled in. */
function mergeTargets(
  targets: readonly LookUpTarget[],
  more: readonly LookUpTarget[],
): readonly LookUpTarget[] {
  const isNew = ({ question }: LookUpTarget) => targets.every((target) => target.question !== question);
  return [...targets, ...more.filter(isNew)];
}
