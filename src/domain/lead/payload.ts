import type { Lead } from './lead';
import { answerGroups, answers as singleAnswers, serverFields } from './leadShape.gen';

/**
 * The payload of a create or an update: the answers on the applicant's path, and the parts of the lead that are no answers. It
 * leaves out answers off the path, and what only the server fills in, except for the id that names the lead.
 */
export function createLeadPayload(lead: Lead, answers: Lead): Lead {
  const isOwnPart = (part: string) =>
    !Object.hasOwn(singleAnswers, part) && !Object.hasOwn(answerGroups, part);
  const others = Object.entries(lead).filter(
    ([part]) => part === 'id' || (isOwnPart(part) && !serverFields.includes(part)),
  );
  return { ...Object.fromEntries(others), ...answers };
}
