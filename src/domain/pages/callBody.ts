import { leadOf } from '../lead/paths';
import type { LeadPath, LeadValue } from '../lead/lead';
import { fieldOf, isRows, type Answer, type Answers, type AskedDataPoint } from './questionnaire';

/**
 * How a call carries answers: `lead-parts` puts those that live in the lead where they stand in it, `flat` puts each under its
 * field's own name, without its group.
 */
export type BodyShape = 'lead-parts' | 'flat';

/** What answers a call carries beside the id: parts of the lead, fields of its own, lists of rows. */
export function callBody(
  questions: readonly AskedDataPoint[],
  answers: Answers,
  shape: BodyShape,
): Readonly<Record<string, unknown>> {
  const isInLead = (asked: AskedDataPoint) => shape === 'lead-parts' && asked.point.path !== undefined;
  const parts = new Map<LeadPath, LeadValue>(
    questions.filter(isInLead).flatMap(({ name, point }) => {
      const answer = answers[name];
      return point.path === undefined || isRows(answer) ? [] : [[point.path, answer] as const];
    }),
  );
  const fields = questions
    .filter((asked) => !isInLead(asked))
    .map((asked) => [fieldOf(asked), valueOf(asked, answers[asked.name])] as const)
    .filter(([, value]) => value !== undefined);
  return { ...leadOf(parts), ...Object.fromEntries(fields) };
}

function valueOf({ row = [] }: AskedDataPoint, answer: Answer): unknown {
  if (!isRows(answer)) return answer;
  return answer.map((given) => Object.fromEntries(row.map((asked) => [fieldOf(asked), given[asked.name]])));
}
