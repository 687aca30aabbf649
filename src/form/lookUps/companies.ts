import type { DataPointName } from '../../domain/catalogue/names';
import type { Company } from '../../domain/lead/company';

/** What can be asked and told of companies. Made by the application. */
export interface Companies {
  /** Those whose name holds this; null where they cannot be had. */
  readonly find: (name: string, signal: AbortSignal) => Promise<readonly Company[] | null>;
  /** The applicant has chosen one: other questions are filled in from it, here and in later steps. */
  readonly keep: (company: Company) => unknown;
}

/** Companies to choose from while a question is typed. */
export interface Suggested {
  readonly name: DataPointName;
  readonly companies: readonly Company[];
}
