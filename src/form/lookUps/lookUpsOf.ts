import type { LookUpName } from '../../domain/catalogue/kinds';
import { lookUpOf } from '../../domain/catalogue/options';
import type { AskedDataPoint, Questionnaire } from '../../domain/pages/questionnaire';
import type { Questions } from '../../domain/pages/stepSequence';

/** A question that a look-up has values for. */
export interface Target {
  readonly asked: AskedDataPoint;
  /** The list of what is found that holds them. */
  readonly list: string;
  /** Whether the one value found is put into the question. */
  readonly isFilled: boolean;
}

/** One look-up that a questionnaire makes use of. */
export interface StepLookUp {
  readonly name: LookUpName;
  /** The question whose answer is asked with, in this questionnaire or another; undefined where none is needed. */
  readonly driver: AskedDataPoint | undefined;
  readonly targets: readonly Target[];
}

/**
 * The look-ups of a questionnaire, each once: those that fill one of its questions and those that its choices have their
 * values from. One whose driver nobody asks is none. Rows of a list have none.
 */
export function lookUpsOf({ dataPoints }: Questionnaire, questions: Questions): readonly StepLookUp[] {
  const all = dataPoints.flatMap((asked) => [...filling(asked, questions), ...offering(asked, questions)]);
  const found: StepLookUp[] = [];
  for (const lookUp of all) {
    const place = found.findIndex(({ name, driver }) => name === lookUp.name && driver === lookUp.driver);
    const known = found[place];
    if (known === undefined) found.push(lookUp);
    else found[place] = { ...known, targets: joined(known.targets, lookUp.targets) };
  }
  return found;
}

/** The look-ups whose one value is put into the question. */
function filling(asked: AskedDataPoint, questions: Questions): readonly StepLookUp[] {
  return [...questions.values()].flatMap((driver) => {
    const { fills } = driver.point;
    const list = fills?.with[asked.name];
    if (fills === undefined || list === undefined) return [];
    return [{ name: fills.lookUp, driver, targets: [{ asked, list, isFilled: true }] }];
  });
}

/** The look-up that the values of the question come from. */
function offering(asked: AskedDataPoint, questions: Questions): readonly StepLookUp[] {
  if (asked.point.kind !== 'choice') return [];
  const source = lookUpOf(asked.point.options);
  if (source === null) return [];
  const { lookUp, of, list } = source;
  const driver = of === undefined ? undefined : questions.get(of);
  if (of !== undefined && driver === undefined) return [];
  return [{ name: lookUp, driver, targets: [{ asked, list, isFilled: false }] }];
}

/** A question that is both offered values and filled stands once, as one that is filled. */
function joined(targets: readonly Target[], more: readonly Target[]): readonly Target[] {
  return [...targets, ...more.filter(({ asked }) => targets.every((target) => target.asked !== asked))];
}
