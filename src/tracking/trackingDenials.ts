import type { DenialReason } from '../domain/tracking/consent';
import type { Purpose } from '../domain/tracking/purposes';

/** A reason of the visitor's choice, or the address of the document names the applicant. */
export type TrackingDenialReason = DenialReason | 'private address';

const messages: Readonly<Record<TrackingDenialReason, (purpose: Purpose) => string>> = {
  'private address': () => 'the address of this document names the applicant and could not be replaced',
  unused: (purpose) => `the page has no use for ${purpose}`,
  'sharing refused': () => 'the browser refuses it for all pages (Global Privacy Control)',
  refused: (purpose) => `no consent to ${purpose}`,
  'not chosen': (purpose) => `no choice yet about ${purpose}`,
};

/** Why a purpose is not permitted, as the ledger says it. */
export function formatDenial(reason: TrackingDenialReason, purpose: Purpose): string {
  return messages[reason](purpose);
}
