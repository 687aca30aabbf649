/** What the build writes into the scripts of the document, as text in place of these names. */

/** Whether the page has third-party platforms. If not, the build removes the code for them. */
declare const HAS_PLATFORMS: boolean;
/** Whether the document has a consent banner. If not, the build removes the code for it. */
declare const ASKS_CONSENT: boolean;
/** The consent question, and how long its answer counts. */
declare const CONSENT: Pick<import('../domain/tracking/consent').ConsentFacts, 'version' | 'lifetimeMonths'>;
/** The address that receives a line about a start that fails. If empty, the build removes the code for it. */
declare const VITALS_URL: string;
/** The experiment of the page. If null, the build removes the code for it. */
declare const EXPERIMENT: import('./variant').DrawnExperiment | null;
/** Whether the address may name a variant: everywhere but in production. */
declare const TAKES_VARIANT: boolean;
/** Whether the document has the first screens of variants. If not, the build removes the code for them. */
declare const HAS_VARIANTS: boolean;
/** After how long without a touch the answers of the first step are covered. If null, it asks for none, and the build removes the code for it. */
declare const COVER_DELAY_MS: number | null;
/** The limits of the loan, if the first step shows a summary of the loan and no sliders. If null, the build removes the code for it. */
declare const LOAN: Readonly<
  Record<'amount' | 'period', import('../domain/catalogue/loanLimits').LoanLimits>
> | null;
/** Whether the first step asks for a date. If not, the build removes the code for it. */
declare const HAS_DATES: boolean;
/** Data of the page. */
declare const FACTS: import('./facts').StarterFacts;
