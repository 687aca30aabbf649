import type { Lead, LeadPath, LeadValue } from '../../src/domain/lead/lead';
import { getAnswer } from '../../src/domain/lead/paths';

/** What a journey knows about one application. */
export interface ApplicationRecord {
  /** The person who applies: the same as in the application whose input it took over. */
  person: number;
  /** Other people whose answers a link has filled in. */
  readonly guests: Set<number>;
  /** The number of the browser that has it; null if it is none of the journey's. */
  profile: number | null;
  /** The answers that the application took, the latest for each path. */
  readonly answers: Map<LeadPath, TakenAnswer>;
  /** Every answer that the application took, also those that were changed since. */
  readonly history: Map<LeadPath, Set<unknown>>;
  /** The steps whose answers the application took. */
  readonly steps: Set<string>;
  /** Why the browser may leave the application. */
  mayEnd: string | null;
  /** Whether the applicant decided to send it once more. */
  maySendAgain: boolean;
  /** Whether it continues the lead of a link, which the server may know better. */
  isContinued: boolean;
  /** Whether anything was typed in it. */
  isUsed: boolean;
  /** Whether nothing of it may be left in the browser. */
  isDeleted: boolean;
}

/** An answer that the application took. */
export interface TakenAnswer {
  readonly value: LeadValue;
  /** The only tab that knows it, because the storage was full; null if it was stored. */
  readonly onlyIn: number | null;
  /** Whether it belongs to the form, and not to the screen of a later state. */
  readonly isOfForm: boolean;
  /** The tab that took it. */
  readonly tab: number;
  /** Milliseconds since the epoch, by the device's clock. */
  readonly at: number;
  /** Its place among all answers of the journey, from 1. */
  readonly order: number;
}

/** An application of which nothing is known but its person. */
export const createApplicationRecord = (person: number): ApplicationRecord => ({
  person,
  guests: new Set(),
  profile: null,
  answers: new Map(),
  history: new Map(),
  steps: new Set(),
  mayEnd: null,
  maySendAgain: false,
  isContinued: false,
  isUsed: false,
  isDeleted: false,
});

/** The consents in the lead that are asked again in each application. */
export const consentPaths: readonly LeadPath[] = ['generalPolicies', 'contactDetails.marketingConsents'];

/** The application keeps its input in another one if it has expired or continues a link. */
export function inheritInput(from: ApplicationRecord, to: ApplicationRecord): void {
  to.person = from.person;
  for (const guest of from.guests) to.guests.add(guest);
  for (const step of from.steps) to.steps.add(step);
}

/**
 * The new application may send the answers that the application shows of the old one, except consents. Another tab may have begun it before:
 * the later answer counts. Tabs in two applications do not read each other, so the device's time orders their answers, and
 * either may count if the clock was set back between them.
 */
export function keepInput(from: ApplicationRecord, to: ApplicationRecord, application: Lead): void {
  for (const path of from.history.keys()) {
    const value = getAnswer(application, path);
    const [taken, other] = [from.answers.get(path), to.answers.get(path)];
    if (taken !== undefined && other !== undefined && taken.value === value) {
      const isLater = taken.order > other.order;
      if (isLater ? taken.at < other.at : taken.at > other.at) to.answers.delete(path);
      else if (isLater) to.answers.set(path, taken);
    }
    if (value === undefined || consentPaths.includes(path)) continue;
    to.history.set(path, (to.history.get(path) ?? new Set()).add(value));
  }
}
