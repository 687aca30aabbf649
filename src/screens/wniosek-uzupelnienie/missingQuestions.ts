import { isConfirmable } from '../../domain/pages/confirmation';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { QuestionIndex } from '../../domain/pages/questionIndex';

interface Missing {
  /** The questions that can be asked here, in the server's order, each once. */
  readonly questionnaire: Questionnaire;
  /** The number of names without a question. */
  readonly unknown: number;
}

/**
 * Finds the questions for the data that the server reports as missing. The server's report has precedence
 * over rules, so only rules between the missing questions apply.
 */
export function findMissingQuestions(
  names: readonly string[],
  row: Questionnaire,
  questions: QuestionIndex,
): Missing {
  const once = [...new Set(names)];
  const dataPoints = once
    .flatMap((name) => questions.get(name) ?? [])
    .filter((question) => isConfirmable(question));
  return {
    questionnaire: removeUndecidableRules({ ...row, dataPoints, alwaysShowsTitle: true }, {}),
    unknown: once.length - dataPoints.length,
  };
}
