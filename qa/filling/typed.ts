import { isNamed, valuesOf } from '../../src/domain/catalogue/options';
import type { DataPointOf } from '../../src/domain/catalogue/kinds';
import type { Typed, TypedLine, TypedValues } from '../../src/domain/catalogue/typed';
import {
  emptyRow,
  type Answers,
  type AskedDataPoint,
  type Questionnaire,
} from '../../src/domain/pages/questionnaire';
import { visibleQuestions, type Questions } from '../../src/domain/pages/stepSequence';
import { lineFor, type Around } from './lines';

/** What samples are made beside: the page, the day, and every question that can be asked. */
export interface Filling extends Around {
  readonly questions: Questions;
}

/**
 * The value of a choice that opens the fewest further questions, or the most; the first of those in the first case, the last in
 * the second. Undefined where nothing is offered.
 */
export function chosen(
  name: string,
  offered: readonly string[],
  { questions, extent }: Filling,
): string | undefined {
  const opens = (value: string) =>
    [...questions.values()].filter(({ point }) =>
      Object.entries(point.when ?? {}).some(([driver, values]) => driver === name && values.includes(value)),
    ).length;
  const ranked = offered.map((value) => ({ value, opens: opens(value) }));
  const counts = ranked.map((each) => each.opens);
  const wanted = extent === 'minimal' ? Math.min(...counts) : Math.max(...counts);
  const best = ranked.filter((each) => each.opens === wanted);
  return (extent === 'minimal' ? best[0] : best.at(-1))?.value;
}

/** Whether a question is left as it stands: what need not be told is told only in full. */
export function isLeft({ point }: AskedDataPoint, { extent }: Filling): boolean {
  return extent === 'minimal' && point.optional === true;
}

/** What every question of a questionnaire holds that its rules leave visible, beside answers given elsewhere. */
export function typedInto(questionnaire: Questionnaire, known: Answers, filling: Filling): TypedValues {
  const typed: Record<string, Typed> = {};
  for (;;) {
    const answers: Answers = { ...known, ...typed };
    const open = visibleQuestions(questionnaire, filling.questions, answers).find(
      ({ name }) => !Object.hasOwn(typed, name),
    );
    if (open === undefined) return typed;
    typed[open.name] = typedFor(open, answers, filling);
  }
}

function typedFor(asked: AskedDataPoint, known: Answers, filling: Filling): Typed {
  const { point, row = [] } = asked;
  if (point.kind !== 'list') return cellFor(asked, known, filling);
  const cells = Object.fromEntries(row.map((cell) => [cell.name, cellFor(cell, known, filling)]));
  return Array.from({ length: Math.max(1, point.min) }, () => ({ ...emptyRow(asked), ...cells }));
}

function cellFor(asked: AskedDataPoint, known: Answers, filling: Filling): TypedLine {
  const { name, point } = asked;
  switch (point.kind) {
    case 'list':
      return '';
    case 'consent':
      return !isLeft(asked, filling);
    case 'yes-no':
      return isLeft(asked, filling) ? '' : (chosen(name, ['true', 'false'], filling) ?? '');
    case 'choice':
      return isLeft(asked, filling) ? '' : choiceFor(name, point, known, filling);
    default:
      return isLeft(asked, filling) ? '' : lineFor(point, filling);
  }
}

/** A list that may lack what is meant takes any words, and any year of four figures. */
function choiceFor(
  name: string,
  { options, years }: DataPointOf<'choice'>,
  answers: Answers,
  filling: Filling,
): string {
  const offered = valuesOf(options, { facts: filling.page.facts, answers, lookedUp: [] });
  const own = years === undefined ? 'Otro 5' : filling.today.slice(0, 4);
  return chosen(name, offered, filling) ?? (isNamed(options) || offered.length === 0 ? own : '');
}
