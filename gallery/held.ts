import { readDataPoint, type ReadingContext } from '../src/domain/catalogue/reading';
import { pageOf } from '../src/domain/catalogue/reading/context.fixture';
import { noticesFor } from '../src/domain/catalogue/notices';
import type { Typed, TypedLine, TypedRow, TypedValues } from '../src/domain/catalogue/typed';
import { typedValue } from '../src/domain/catalogue/typedValue';
import { countries } from '../src/domain/countries/vectors/countries.fixture';
import type { Answers, AskedDataPoint, Questionnaire } from '../src/domain/pages/questionnaire';
import type { Page } from '../src/domain/pages/resolvePage';
import { answersBeside, samplesOf } from '../src/domain/pages/samples.fixture';
import type { AnswerReader } from '../src/form/engine/answerReader';
import { makeConfirm } from '../src/form/lookUps/confirming';
import { standingValues } from '../src/screens/initialValues';
import { initialLeadState } from '../src/state/slices/leadState';
import type { State } from './place';

/** Where a questionnaire is shown. */
interface Showing {
  readonly page: Page;
  readonly languageTag: string;
}

/** The answers given elsewhere beside which each question of a questionnaire is asked. */
export function knownBeside({ dataPoints }: Questionnaire, { facts }: Page): Answers {
  const whole = countries[facts.code].facts;
  return Object.fromEntries(
    dataPoints.flatMap(({ point }) => Object.entries(answersBeside(point, whole) ?? {})),
  );
}

/** What the controls of a questionnaire hold in a state of the gallery; an error is what was typed wrongly, or left out. */
export function held(
  questionnaire: Questionnaire,
  state: State,
  { page, languageTag }: Showing,
): TypedValues {
  const standing = {
    ...standingValues(questionnaire, page, initialLeadState, languageTag),
    ...rowsOf(questionnaire),
  };
  if (state === 'empty') return standing;
  const known = knownBeside(questionnaire, page);
  return {
    ...standing,
    ...Object.fromEntries(
      questionnaire.dataPoints.map((asked) => {
        const { right, wrong } = samplesOf(asked, countries[page.facts.code].facts);
        // What others look at is answered so that they are asked.
        const driving = known[asked.name];
        const answer = typeof driving === 'string' ? driving : right;
        if (state === 'filled') return [asked.name, written(asked, answer, { page, languageTag }, known)];
        // Nobody can choose what is not offered, but leave it out.
        const isChosen = asked.point.kind === 'choice' || asked.point.kind === 'yes-no';
        const mistake = isChosen ? null : wrong;
        return [asked.name, typeof driving === 'string' ? driving : (mistake ?? standing[asked.name] ?? '')];
      }),
    ),
  };
}

/** What the controls of questions that stand in rows hold where nothing is answered: a row for each. */
function rowsOf({ dataPoints }: Questionnaire): TypedValues {
  const rows: Record<string, TypedRow[]> = {};
  for (const { name, inRow } of dataPoints) {
    if (inRow === undefined) continue;
    (rows[inRow.list] ??= [])[inRow.index] = { [name]: '' };
  }
  return rows;
}

/** The rules of the country on the day on which the samples are right. */
export function readerOn(page: Page): AnswerReader {
  const context = contextOf(page);
  const read: AnswerReader['read'] = (point, typed, answers) =>
    readDataPoint(point, typed, { ...context, answers });
  return {
    read,
    notices: (answers) => noticesFor(answers, context),
    confirm: makeConfirm(() => Promise.resolve(null), read),
  };
}

function contextOf({ facts, definition }: Page): ReadingContext {
  return { ...pageOf(facts.code), amount: definition.amount, period: definition.period };
}

/** A right answer as the form writes what it has read. */
function written(
  { point, row = [] }: AskedDataPoint,
  typed: Typed,
  showing: Showing,
  answers: Answers,
): Typed {
  const { page, languageTag } = showing;
  if (typeof typed === 'object') {
    return typed.map((cells) =>
      Object.fromEntries(
        row.map((asked) => [asked.name, lineOf(written(asked, cells[asked.name] ?? '', showing, answers))]),
      ),
    );
  }
  const read = readDataPoint(point, typed, { ...contextOf(page), answers });
  return read.ok ? typedValue(point, read.value, { facts: page.facts, languageTag }) : typed;
}

/** No row holds a list. */
function lineOf(typed: Typed): TypedLine {
  return typeof typed === 'object' ? '' : typed;
}
