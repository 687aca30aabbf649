import type { LoanLimits } from '../domain/catalogue/loanLimits';
import type { ConsentFacts } from '../domain/tracking/consent';
import type { StarterFacts } from './facts';
import type { DrawnExperiment } from './variant';

/** What the build writes into the scripts of the document, as text in place of these names. */
declare global {
  /** Whether the page has third-party platforms. If not, the build removes the code for them. */
  const HAS_PLATFORMS: boolean;
  /** Whether the document has a consent banner. If not, the build removes the code for it. */
  const ASKS_CONSENT: boolean;
  /** The consent question, and how long its answer counts. */
  const CONSENT: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>;
  /** The address that receives a line about a start that fails. If empty, the build removes the code for it. */
  const VITALS_URL: string;
  /** The experiment of the page. If null, the build removes the code for it. */
  const EXPERIMENT: DrawnExperiment | null;
  /** Whether the address may name a variant: everywhere but in production. */
  const TAKES_VARIANT: boolean;
  /** Whether the document has the first screens of variants. If not, the build removes the code for them. */
  const HAS_VARIANTS: boolean;
  /** Whether the answers of the first step are covered when nobody touches the page. If not, the build removes the code for it. */
  const IS_COVERED: boolean;
  /** The limits of the loan, if the first step shows a summary of the loan and no sliders. If null, the build removes the code for it. */
  const LOAN: Readonly<Record<'amount' | 'period', LoanLimits>> | null;
  /** Whether the first step asks for a date. If not, the build removes the code for it. */
  const HAS_DATES: boolean;
  /** Whether the page has the colours of its brand. If the configuration names others, the application replaces the built screen. */
  const HAS_BRAND_COLORS: boolean;
  /** Data of the page. */
  const FACTS: StarterFacts;
}
