import type { DataPointName } from '../../domain/catalogue/names';
import type { Company } from '../../domain/lead/company';

/** Access to companies. The application provides it. */
export interface CompanyLookUp {
  /** Finds the companies whose name contains the text. Null if they are not available. */
  readonly find: (name: string, signal: AbortSignal) => Promise<readonly Company[] | null>;
  /** The applicant has chosen a company for a question: others are filled in from it, here and in later steps. */
  readonly choose: (company: Company, question: DataPointName) => unknown;
}

/** Companies to choose from while a question is typed. */
export interface CompanySuggestions {
  readonly name: DataPointName;
  readonly companies: readonly Company[];
}
