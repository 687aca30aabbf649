import { readDataPoint } from '../src/domain/catalogue/reading';
import { createReadingContext } from '../src/domain/catalogue/reading/context.fixture';
import { explainRejection } from '../src/domain/catalogue/rejections';
import { findNotices } from '../src/domain/catalogue/notices';
import type {
  QuestionInput,
  ControlInput,
  RowInput,
  QuestionnaireInput,
} from '../src/domain/catalogue/input';
import { formatControlInput } from '../src/domain/catalogue/formatControlInput';
import { countries } from '../src/domain/countries/vectors/countries.fixture';
import type { Answers, PageQuestion, Questionnaire } from '../src/domain/pages/questionnaire';
import type { Page } from '../src/domain/pages/resolvePage';
import { findEnablingAnswers, createQuestionSample } from '../src/domain/pages/samples.fixture';
import type { AnswerReader } from '../src/form/engine/answerReader';
import { createEmailConfirmation } from '../src/form/lookUps/confirmEmail';
import { getBaseValues } from '../src/screens/parts/questionnaire/initialValues';
import { initialLeadState } from '../src/state/slices/leadState';
import type { SampleState } from './galleryAddress';

/** The page and language of a questionnaire. */
interface DisplayContext {
  readonly page: Page;
  readonly languageTag: string;
}

/** The answers of other questionnaires that make each question of this one visible. */
export function getKnownAnswers({ dataPoints }: Questionnaire, { facts }: Page): Answers {
  const country = countries[facts.code].facts;
  return Object.fromEntries(
    dataPoints.flatMap(({ point }) => Object.entries(findEnablingAnswers(point, country) ?? {})),
  );
}

/** The values of a questionnaire's controls in a sample state. The state `error` has invalid or missing values. */
export function getSampleValues(
  questionnaire: Questionnaire,
  state: SampleState,
  { page, languageTag }: DisplayContext,
): QuestionnaireInput {
  const baseValues = {
    ...getBaseValues(questionnaire, page, initialLeadState, languageTag),
    ...createEmptyRows(questionnaire),
  };
  if (state === 'empty') return baseValues;
  const known = getKnownAnswers(questionnaire, page);
  return {
    ...baseValues,
    ...Object.fromEntries(
      questionnaire.dataPoints.map((asked) => {
        const { valid, invalid } = createQuestionSample(asked, countries[page.facts.code].facts);
        // An answer that other questions depend on makes them visible.
        const requiredAnswer = known[asked.name];
        const answer = typeof requiredAnswer === 'string' ? requiredAnswer : valid;
        if (state === 'filled')
          return [asked.name, formatAnswer(asked, answer, { page, languageTag }, known)];
        // A choice cannot be invalid, only missing.
        const isChosen = asked.point.kind === 'choice' || asked.point.kind === 'yes-no';
        const invalidValue = isChosen ? null : invalid;
        return [
          asked.name,
          typeof requiredAnswer === 'string'
            ? requiredAnswer
            : (invalidValue ?? baseValues[asked.name] ?? ''),
        ];
      }),
    ),
  };
}

/** Empty rows for the questions of lists. */
function createEmptyRows({ dataPoints }: Questionnaire): QuestionnaireInput {
  const rows: Record<string, RowInput[]> = {};
  for (const { name, inRow } of dataPoints) {
    if (inRow === undefined) continue;
    (rows[inRow.list] ??= [])[inRow.index] = { [name]: '' };
  }
  return rows;
}

/** Creates the reader of the country's rules, on a day on which the samples are valid. */
export function createSampleReader(page: Page): AnswerReader {
  const context = getReadingContext(page);
  const read: AnswerReader['read'] = (point, typed, answers) =>
    readDataPoint(point, typed, { ...context, answers });
  return {
    read,
    explain: (point, code) => explainRejection(point, code, context),
    findNotices: (...answers) => findNotices(...answers, context),
    confirm: createEmailConfirmation(() => Promise.resolve(null), read),
  };
}

function getReadingContext({ facts, definition }: Page): ReturnType<typeof createReadingContext> {
  return { ...createReadingContext(facts.code), amount: definition.amount, period: definition.period };
}

/** Formats a valid answer as the form does after reading it. */
function formatAnswer(
  { point, row = [] }: PageQuestion,
  typed: QuestionInput,
  showing: DisplayContext,
  answers: Answers,
): QuestionInput {
  const { page, languageTag } = showing;
  if (typeof typed === 'object') {
    return typed.map((cells) =>
      Object.fromEntries(
        row.map((asked) => [
          asked.name,
          toCellValue(formatAnswer(asked, cells[asked.name] ?? '', showing, answers)),
        ]),
      ),
    );
  }
  const read = readDataPoint(point, typed, { ...getReadingContext(page), answers });
  return read.ok ? formatControlInput(point, read.value, { facts: page.facts, languageTag }) : typed;
}

/** A cell is never a list. */
function toCellValue(typed: QuestionInput): ControlInput {
  return typeof typed === 'object' ? '' : typed;
}
