import type { Policy } from '../../api/policies';
import type { Company } from '../../domain/lead/company';
import type { Announcement } from '../slices/asyncFormData';
import {
  isWaitingForServer,
  type RequestStatuses,
  type WaitStatus,
} from '../../domain/journey/calls/requestStatus';

/** The pending `Retry-After` delays, by request key. */
export type StoredWaits = Readonly<Partial<Record<keyof RequestStatuses, WaitStatus>>>;

/** `asyncFormData` in session storage. */
export interface StoredFormData {
  readonly policies: readonly Policy[];
  readonly waits: StoredWaits;
  /** The announcement at the top of the screen, until the applicant moves on. */
  readonly announcement: Announcement | null;
  /** The session to which the waits and the announcement belong. */
  readonly sessionId: string | undefined;
}

/** A shared reference, so that an unchanged value is not written again. */
const noWaits: StoredWaits = {};

/** The request statuses that wait for `Retry-After`. */
export function getWaits(requests: RequestStatuses): StoredWaits {
  const waits = Object.entries(requests).filter(([, status]) => isWaitingForServer(status));
  return waits.length === 0 ? noWaits : Object.fromEntries(waits);
}

/** `companyData` in session storage. */
export interface StoredCompany {
  readonly company: Company;
  /** The session in which the applicant chose it. */
  readonly sessionId: string | undefined;
}
