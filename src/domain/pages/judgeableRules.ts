import type { Answers, AskedDataPoint, Questionnaire } from './questionnaire';

/**
 * A questionnaire that the server opens by itself, with those of its rules that can be judged: a question that is asked
 * elsewhere and has no answer here holds none of these back, or somebody who comes by a link would be asked nothing.
 */
export function withJudgeableRules(questionnaire: Questionnaire, answers: Answers): Questionnaire {
  const own = new Set<string>(questionnaire.dataPoints.map(({ name }) => name));
  const known = new Map<string, unknown>(Object.entries(answers));
  const isJudgeable = (driver: string) => own.has(driver) || known.get(driver) !== undefined;
  return {
    ...questionnaire,
    dataPoints: questionnaire.dataPoints.map((asked) => withRulesOf(asked, isJudgeable)),
  };
}

function withRulesOf(asked: AskedDataPoint, isJudgeable: (driver: string) => boolean): AskedDataPoint {
  const { when, ...point } = asked.point;
  const judged = Object.entries(when ?? {}).filter(([driver]) => isJudgeable(driver));
  if (judged.length === 0) return { ...asked, point };
  return { ...asked, point: { ...point, when: Object.fromEntries(judged) } };
}
