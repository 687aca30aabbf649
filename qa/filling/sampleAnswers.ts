import { isNameList, getOptionValues } from '../../src/domain/catalogue/options';
import type { DataPointOf } from '../../src/domain/catalogue/kinds';
import type { QuestionInput, ControlInput, QuestionnaireInput } from '../../src/domain/catalogue/input';
import {
  createEmptyRow,
  type Answers,
  type PageQuestion,
  type Questionnaire,
} from '../../src/domain/pages/questionnaire';
import { getVisibleQuestions, type QuestionIndex } from '../../src/domain/pages/questionIndex';
import { createSampleLine, type SampleContext } from './sampleLine';

/** The context of samples with all questions that can be asked. */
export interface FillContext extends SampleContext {
  readonly questions: QuestionIndex;
}

/**
 * The value of a choice with the fewest follow-up questions (`minimal`) or the most (`maximal`). Of several such values, the first or the
 * last. Undefined without options.
 */
export function pickValue(
  name: string,
  offered: readonly string[],
  { questions, extent }: FillContext,
): string | undefined {
  const countFollowUps = (value: string) =>
    [...questions.values()].filter(({ point }) =>
      Object.entries(point.when ?? {}).some(([driver, values]) => driver === name && values.includes(value)),
    ).length;
  const ranked = offered.map((value) => ({ value, followUps: countFollowUps(value) }));
  const counts = ranked.map((each) => each.followUps);
  const wanted = extent === 'minimal' ? Math.min(...counts) : Math.max(...counts);
  const best = ranked.filter((each) => each.followUps === wanted);
  return (extent === 'minimal' ? best[0] : best.at(-1))?.value;
}

/** Whether a question stays empty: `minimal` skips optional questions. */
export function isSkipped({ point }: PageQuestion, { extent }: FillContext): boolean {
  return extent === 'minimal' && point.optional === true;
}

/** Samples for all visible questions of a questionnaire, given the answers of other questionnaires. */
export function createSampleAnswers(
  questionnaire: Questionnaire,
  known: Answers,
  filling: FillContext,
): QuestionnaireInput {
  const typed: Record<string, QuestionInput> = {};
  for (;;) {
    const answers: Answers = { ...known, ...typed };
    const open = getVisibleQuestions(questionnaire, filling.questions, answers).find(
      ({ name }) => !Object.hasOwn(typed, name),
    );
    if (open === undefined) return typed;
    typed[open.name] = createSample(open, answers, filling);
  }
}

function createSample(asked: PageQuestion, known: Answers, filling: FillContext): QuestionInput {
  const { point, row = [] } = asked;
  if (point.kind !== 'list') return createCellSample(asked, known, filling);
  const cells = Object.fromEntries(row.map((cell) => [cell.name, createCellSample(cell, known, filling)]));
  return Array.from({ length: Math.max(1, point.min) }, () => ({ ...createEmptyRow(asked), ...cells }));
}

function createCellSample(asked: PageQuestion, known: Answers, filling: FillContext): ControlInput {
  const { name, point } = asked;
  switch (point.kind) {
    case 'list':
      return '';
    case 'consent':
      return !isSkipped(asked, filling);
    case 'yes-no':
      return isSkipped(asked, filling) ? '' : (pickValue(name, ['true', 'false'], filling) ?? '');
    case 'choice':
      return isSkipped(asked, filling) ? '' : pickOption(name, point, known, filling);
    default:
      return isSkipped(asked, filling) ? '' : createSampleLine(point, filling);
  }
}

/** Picks an option. A list that accepts other values gets a free text or a year. */
function pickOption(
  name: string,
  { options, years }: DataPointOf<'choice'>,
  answers: Answers,
  filling: FillContext,
): string {
  const offered = getOptionValues(options, { facts: filling.page.facts, answers, lookUpValues: [] });
  const freeText = years === undefined ? 'Otro 5' : filling.today.slice(0, 4);
  return pickValue(name, offered, filling) ?? (isNameList(options) || offered.length === 0 ? freeText : '');
}
