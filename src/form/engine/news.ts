import { isWithin, type Answers, type AskedDataPoint } from '../../domain/pages/questionnaire';

interface Told {
  /** Answers as the lead holds them. */
  readonly known: Answers;
  /** What stood in the controls before anything was typed, read as answers. */
  readonly before: Answers;
  /** Controls on which the server put an error. */
  readonly refused: readonly string[];
}

/**
 * The answers that were changed, and those without which the lead would not be whole: what it does not have, what its server
 * refused and the applicant stands by, and consents, which are given anew whenever they are sent.
 */
export function newsIn(
  asked: readonly AskedDataPoint[],
  answers: Answers,
  { known, before, refused }: Told,
): Answers {
  const isNews = ({ name, point }: AskedDataPoint) =>
    point.kind === 'consent' ||
    known[name] === undefined ||
    answers[name] !== before[name] ||
    refused.some((control) => isWithin(control, name));
  return Object.fromEntries(asked.filter(isNews).map(({ name }) => [name, answers[name]]));
}
