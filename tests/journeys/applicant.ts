import { readDataPoint } from '../../src/domain/catalogue/reading';
import { createReadingContext } from '../../src/domain/catalogue/reading/context.fixture';
import { getOptionValues } from '../../src/domain/catalogue/options';
import type { QuestionInput, QuestionnaireInput } from '../../src/domain/catalogue/input';
import { countries } from '../../src/domain/countries/vectors/countries.fixture';
import { createQuestionSample } from '../../src/domain/pages/samples.fixture';
import type { Answers, PageQuestion } from '../../src/domain/pages/questionnaire';
import type { Page } from '../../src/domain/pages/resolvePage';
import type { AnswerReader } from '../../src/form/engine/answerReader';
import { toLetters } from './watch/people';

/** The person of one application. Each has an e-mail and a name of its own, so that anything that is left of it can be found. */
export interface Person {
  /** Counted from 1. */
  readonly number: number;
  /** The words of the e-mail that select the story of the back end. */
  readonly story: string;
}

/** The rules of the page, as the application loads them. */
export function createReader({ facts, definition }: Page): AnswerReader {
  const context = {
    ...createReadingContext(facts.code),
    amount: definition.amount,
    period: definition.period,
  };
  return {
    read: (point, input, answers) => readDataPoint(point, input, { ...context, answers }),
    explain: () => ({ code: 'not_accepted' }),
    findNotices: () => ({}),
    confirm: async () => undefined,
  };
}

/**
 * What the person types into a control. Another variant is another answer, where the question allows one.
 *
 * @param known the answers that decide what a choice offers
 */
export function typeAnswer(
  question: PageQuestion,
  person: Person,
  variant: number,
  page: Page,
  known: Answers | QuestionnaireInput,
): QuestionInput {
  const { name, point } = question;
  const { valid } = createQuestionSample(question, countries[page.facts.code].facts);
  const { number, story } = person;
  switch (point.kind) {
    case 'email':
      return `quirina${number}x.${variant}+${story}@example.com`;
    case 'text':
      return name === 'first_name' ? `Quirina${toLetters(number)}o ${'ABCDEF'.charAt(variant % 6)}` : valid;
    case 'amount': {
      const { min, max, step } = page.definition.amount;
      return String(Math.min(max, min + step * (variant + 1)));
    }
    case 'period': {
      const { min, max, step } = page.definition.period;
      return String(Math.min(max, min + step * variant));
    }
    case 'yes-no':
      return variant % 2 === 0 ? 'false' : 'true';
    case 'consent':
      return point.optional === true ? variant % 2 === 1 : true;
    case 'choice': {
      const values = getOptionValues(point.options, { facts: page.facts, answers: known, lookUpValues: [] });
      return values[variant % Math.max(values.length, 1)] ?? valid;
    }
    default:
      return valid;
  }
}
