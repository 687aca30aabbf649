import { getStepData } from './stepData';
import type { BackendLead } from './store';

/**
 * The word for the present state of a lead with its offer. An answer of the form leaves it, unless the offer depends on it. The place in
 * the story tells two offers of one lender apart.
 */
export function getStateVersion(lead: BackendLead, origin: string): string {
  const { offer, offers } = getStepData(lead, origin) ?? {};
  return `v${getChecksum(JSON.stringify([lead.state, lead.position, offer, offers])).toString(36)}`;
}

/** A checksum of 32 bits (FNV-1a). */
function getChecksum(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return sum >>> 0;
}
