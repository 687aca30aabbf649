import type { Answers, PageQuestion, Questionnaire } from './questionnaire';

/**
 * Removes the rules that cannot be decided from a questionnaire that the server opens. A rule is undecidable
 * if its question is asked elsewhere and has no answer in this browser. Without this, an applicant who opens
 * a link would see no questions.
 */
export function removeUndecidableRules(questionnaire: Questionnaire, answers: Answers): Questionnaire {
  const ownNames = new Set<string>(questionnaire.dataPoints.map(({ name }) => name));
  const known = new Map<string, unknown>(Object.entries(answers));
  const isDecidable = (driver: string) => ownNames.has(driver) || known.get(driver) !== undefined;
  return {
    ...questionnaire,
    dataPoints: questionnaire.dataPoints.map((question) => pickDecidableRules(question, isDecidable)),
  };
}

function pickDecidableRules(question: PageQuestion, isDecidable: (driver: string) => boolean): PageQuestion {
  const { when, ...point } = question.point;
  const decidable = Object.entries(when ?? {}).filter(([driver]) => isDecidable(driver));
  if (decidable.length === 0) return { ...question, point };
  return { ...question, point: { ...point, when: Object.fromEntries(decidable) } };
}
