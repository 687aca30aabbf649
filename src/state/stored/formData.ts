import type { Policy } from '../../api/policies';
import type { Company } from '../../domain/lead/company';
import type { Announcement, AsyncFormData } from '../slices/asyncFormData';
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
  /** Whether a request about the lead may have arrived whose response this tab did not get. */
  readonly isResponseLost: boolean;
  /** What the server has of a lead that was continued. */
  readonly continuedLead: AsyncFormData['continuedLead'];
  /** The application to which these belong, except the policies. */
  readonly applicationId: string;
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
  /** The application in which the applicant chose it. */
  readonly applicationId: string;
}
