import type { Policy } from '../../api/policies';
import type { Company } from '../../domain/lead/company';
import type { Announcement } from '../slices/asyncFormData';
import { isWaiting, type Sendings, type Waiting } from '../../domain/journey/calls/sending';

/** How long the server still wants to be left alone, by what was sent to it. */
export type Waits = Readonly<Partial<Record<keyof Sendings, Waiting>>>;

/** `asyncFormData` in session storage. */
export interface KeptFormData {
  readonly policies: readonly Policy[];
  readonly waits: Waits;
  /** What is told at the top of the screen, until the applicant goes on. */
  readonly announcement: Announcement | null;
  /** The session that waits and announcement are of. */
  readonly sessionId: string | undefined;
}

/** One and the same, so that what did not change is not written. */
const noWaits: Waits = {};

/** The sendings that the server wants time for. */
export function waitsAmong(sendings: Sendings): Waits {
  const waits = Object.entries(sendings).filter(([, sending]) => isWaiting(sending));
  return waits.length === 0 ? noWaits : Object.fromEntries(waits);
}

/** `companyData` in session storage. */
export interface KeptCompany {
  readonly company: Company;
  /** The session in which it was chosen. */
  readonly sessionId: string | undefined;
}
