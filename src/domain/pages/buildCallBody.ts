import { buildLead } from '../lead/paths';
import type { LeadPath, LeadValue } from '../lead/lead';
import { getFieldName, isRowAnswers, type Answer, type Answers, type PageQuestion } from './questionnaire';

/**
 * How a call carries answers. `lead-parts` puts answers that belong to the lead at their path in it. `flat`
 * puts each answer under the name of its field, without the group.
 */
export type BodyShape = 'lead-parts' | 'flat';

/** Builds the body of a call except the id: parts of the lead, fields of the call and lists of rows. */
export function buildCallBody(
  questions: readonly PageQuestion[],
  answers: Answers,
  shape: BodyShape,
): Readonly<Record<string, unknown>> {
  const isInLead = (question: PageQuestion) => shape === 'lead-parts' && question.point.path !== undefined;
  const parts = new Map<LeadPath, LeadValue>(
    questions.filter(isInLead).flatMap(({ name, point }) => {
      const answer = answers[name];
      return point.path === undefined || isRowAnswers(answer) ? [] : [[point.path, answer] as const];
    }),
  );
  const fields = questions
    .filter((question) => !isInLead(question))
    .map((question) => [getFieldName(question), toFieldValue(question, answers[question.name])] as const)
    .filter(([, value]) => value !== undefined);
  return { ...buildLead(parts), ...Object.fromEntries(fields) };
}

function toFieldValue({ row = [] }: PageQuestion, answer: Answer): unknown {
  if (!isRowAnswers(answer)) return answer;
  return answer.map((rowAnswers) =>
    Object.fromEntries(row.map((question) => [getFieldName(question), rowAnswers[question.name]])),
  );
}
