import { configuration } from 'virtual:configuration';
import {
  LoanSummary,
  loadChecks,
  loadLoanPanel,
  loadPhoneMetadata,
  loadStates as loadStatesModule,
  logoFooter,
  logoHeader,
  page,
  scene,
} from 'virtual:page';
import type { DataPoint } from '../../domain/catalogue/kinds';
import type { findNotices } from '../../domain/catalogue/notices';
import type { ReadingContext } from '../../domain/catalogue/reading';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { loadOnce, type LazyLoader } from '../../platform/loadOnce';
import type { LogSink } from '../../platform/log';
import type { AnswerReader } from '../../form/engine/answerReader';
import { createLazyComponent } from '../../ui/lazyComponent';
import type { BrandAssets } from '../../shell/brandAssets';
import type * as StepSubmission from './stepSubmission';

/** The page of this build. Only this module imports `virtual:page`. */
export const activePage: Page = page;

/** The brand's logos and picture, and the page's statements. */
export const activeBrandAssets: BrandAssets = {
  header: logoHeader,
  footer: logoFooter,
  scene,
  statements: `${configuration.basePath}/accessibility`,
};

/** The loan on a first step that asks for something else. */
export const activeLoanSummary = LoanSummary;

/** The loan beside the steps after the first. A form without it still works, so a failure to load it is none. */
export const ActiveLoanPanel = createLazyComponent(
  loadOnce(() => loadLoanPanel().catch(() => ({ default: () => null }))),
);

/** What an answer reader uses of the browser and the server. */
export interface AnswerReaderDependencies {
  /** Returns the current ISO calendar date in the page's country. */
  readonly today: () => string;
  /** Checks a valid answer with the server. */
  readonly confirm: (
    read: AnswerReader['read'],
    ...request: Parameters<AnswerReader['confirm']>
  ) => ReturnType<AnswerReader['confirm']>;
  readonly log: LogSink;
}

/**
 * Returns the loader of the answer reader of a questionnaire. It loads the country's rules only if a question needs them.
 *
 * @throws the loading error, after it is logged (specification, section 8)
 */
export function answerReaderFor(
  questionnaire: Questionnaire,
  dependencies: AnswerReaderDependencies,
): LazyLoader<AnswerReader> {
  const load = async () => {
    try {
      const submission = await loadStepSubmission();
      return createReader(submission, await findRules(questionnaire, submission)(), dependencies);
    } catch (error) {
      dependencies.log('Failed to load ApplicationPage and product styles');
      throw error;
    }
  };
  const getLoaded = () => {
    const submission = loadStepSubmission.getLoaded();
    if (submission === null) return null;
    const rules = findRules(questionnaire, submission).getLoaded();
    return rules === null ? null : createReader(submission, rules, dependencies);
  };
  return Object.assign(load, { getLoaded });
}

/** The loader of the rules that validate the questions up to the end of a questionnaire. */
function findRules(
  questionnaire: Questionnaire,
  { isCountryPoint }: typeof StepSubmission,
): LazyLoader<ReaderRules> {
  const points = findQuestionsUpTo(questionnaire);
  if (points.some(({ kind }) => kind === 'bank-account')) return loadRulesWithAccounts;
  const needsCountry = points.some((point) => isCountryPoint(point) || point.kind === 'email');
  return needsCountry ? loadCountryRules : loadNoRules;
}

function createReader(
  { readDataPoint }: typeof StepSubmission,
  readerRules: ReaderRules,
  { today, confirm }: AnswerReaderDependencies,
): AnswerReader {
  const { noticesFor, ...rules } = readerRules;
  const { facts, definition } = page;
  const { amount, period } = definition;
  const context = () => ({ facts, ...rules, amount, period, today: today() });
  const read: AnswerReader['read'] = (point, typed, answers) =>
    readDataPoint(point, typed, { ...context(), answers });
  return {
    read,
    explain: (point, code) =>
      loadRejections.getLoaded()?.explainRejection(point, code, context()) ?? { code: 'not_accepted' },
    findNotices: (answers) => noticesFor(answers, context()),
    confirm: (...request) => confirm(read, ...request),
  };
}

/** Loads the validation and the submission of a step, in one chunk. */
export const loadStepSubmission = loadOnce(() => import('./stepSubmission'));

/** The rules that a reader needs besides the validation of a step. */
interface ReaderRules extends Partial<
  Pick<ReadingContext, 'checks' | 'phoneMetadata' | 'readCountryValue' | 'readBankAccount'>
> {
  readonly noticesFor: typeof findNotices;
}

/** Used if no question needs the country's rules. */
const loadNoRules = Object.assign(async () => noRules, { getLoaded: () => noRules });
const noRules: ReaderRules = { noticesFor: () => ({}) };

/** Loads the country's rules: check digits, phone numbers, postal codes and notices. */
const loadCountryRules = loadOnce(async () => {
  const [{ checks }, { phoneMetadata }, { readCountryValue }, { findNotices: noticesFor }] =
    await Promise.all([
      loadChecks(),
      loadPhoneMetadata(),
      import('../../domain/catalogue/reading/countryValues'),
      import('../../domain/catalogue/notices'),
    ]);
  return { checks, phoneMetadata, readCountryValue, noticesFor };
});

/** Loads what is said about answers that the server rejects. Until then every rejection is told in general. */
export const loadRejections = loadOnce(() => import('../../domain/catalogue/rejections'));

/** Loads the rules of bank accounts with those of the country. Many pages never ask for an account, and no page in its first step. */
export const loadRulesWithAccounts = loadOnce(async () => {
  const [rules, { bankAccountReaders }] = await Promise.all([
    loadCountryRules(),
    import('../../domain/countries/bankAccounts'),
  ]);
  return { ...rules, readBankAccount: bankAccountReaders[page.facts.code] };
});

/** The questions up to the end of this questionnaire, because notices compare earlier answers. A state's questions follow all of the form. */
function findQuestionsUpTo(questionnaire: Questionnaire): readonly DataPoint[] {
  const index = page.steps.findIndex(({ key }) => key === questionnaire.key);
  const questionnaires = index < 0 ? [...page.steps, questionnaire] : page.steps.slice(0, index + 1);
  return questionnaires.flatMap(({ dataPoints }) => dataPoints.map(({ point }) => point));
}

/** Loads the questionnaires of the states, by route. */
export const loadStates = loadOnce(async () => (await loadStatesModule()).states);
