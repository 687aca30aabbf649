import type { MessageCode } from '../catalogue/messages';
import type { CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint } from '../catalogue/kinds';
import type { QuestionOverride } from '../countries/country';

/**
 * What excludes an applicant of a page for certain, because none of its lenders takes it. The first screen tells it, and the question says
 * so when it is answered. The server decides about everything else.
 */
export interface Eligibility {
  /** In whole years, within the limits of the law. */
  readonly age?: { readonly min: number; readonly max: number };
  /** The least income of a month after tax, in major units. */
  readonly monthlyIncome?: number;
  /** Values of `income_source`. */
  readonly refusedIncomeSources?: readonly string[];
}

/**
 * Checks the limits of a page against those of the law and the questions that the page asks.
 *
 * @param askedPoint the question of a name, or undefined if the page does not ask it
 * @throws if an age is outside the law's, or if no answer of the page's questions can meet a limit
 */
export function checkEligibility(
  { age, monthlyIncome, refusedIncomeSources = [] }: Eligibility,
  lawfulAge: { readonly min: number; readonly max: number },
  askedPoint: (name: CataloguedName) => DataPoint | undefined,
): void {
  if (age !== undefined && (age.min < lawfulAge.min || age.max > lawfulAge.max || age.min > age.max))
    throw new Error(`The ages ${age.min} to ${age.max} are outside ${lawfulAge.min} to ${lawfulAge.max}.`);
  if (monthlyIncome !== undefined && askedPoint('monthly_income') === undefined)
    throw new Error('The page limits an income that it does not ask.');
  const sources = askedPoint('income_source');
  const offered: readonly string[] =
    sources?.kind === 'choice' && Array.isArray(sources.options) ? sources.options : [];
  const unknown = refusedIncomeSources.filter((source) => !offered.includes(source));
  if (unknown.length > 0) throw new Error(`The page refuses ${unknown.join(', ')}, which it does not offer.`);
}

/** Why an answer excludes an applicant. Each has its texts (`screens > exclusion`). */
export type Exclusion = 'too_young' | 'too_old' | 'income' | 'income_source';

interface ExcludingError {
  readonly question: CataloguedName;
  readonly code: MessageCode;
  readonly reason: Exclusion;
  /** What a page must name for the error to exclude. Age has limits in every country. */
  readonly limit?: keyof Eligibility;
}

const excludingErrors: readonly ExcludingError[] = [
  { question: 'form_birthday', code: 'too_young', reason: 'too_young' },
  { question: 'form_birthday', code: 'too_old', reason: 'too_old' },
  { question: 'monthly_income', code: 'minimum', reason: 'income', limit: 'monthlyIncome' },
  {
    question: 'income_source',
    code: 'not_eligible',
    reason: 'income_source',
    limit: 'refusedIncomeSources',
  },
];

/** Whether an error excludes the applicant, and why; null if the answer is only wrong. */
export function findExclusion(name: string, code: string, eligibility: Eligibility = {}): Exclusion | null {
  const found = excludingErrors.find(
    (error) =>
      error.question === name &&
      error.code === code &&
      (error.limit === undefined || eligibility[error.limit] !== undefined),
  );
  return found?.reason ?? null;
}

/** The changes of questions that follow from what a page's lenders take. */
export function getEligibilityOverrides({ monthlyIncome, refusedIncomeSources }: Eligibility = {}): Readonly<
  Partial<Record<CataloguedName, QuestionOverride>>
> {
  return {
    ...(monthlyIncome === undefined ? {} : { monthly_income: { min: monthlyIncome } }),
    ...(refusedIncomeSources === undefined ? {} : { income_source: { refused: refusedIncomeSources } }),
  };
}
