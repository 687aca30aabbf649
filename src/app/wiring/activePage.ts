import {
  loadChecks,
  loadPhoneMetadata,
  loadStates as loadStatesModule,
  logoFooter,
  logoHeader,
  page,
  scene,
} from 'virtual:page';
import type { DataPoint } from '../../domain/catalogue/kinds';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { loadOnce, type LazyLoader } from '../../platform/loadOnce';
import type { LogSink } from '../../platform/log';
import type { AnswerReader } from '../../form/engine/answerReader';
import type { BrandAssets } from '../../shell/brandAssets';
import type * as StepSubmission from './stepSubmission';

/** The page of this build. Only this module imports `virtual:page`. */
export const activePage: Page = page;

/** The brand's logos and picture. */
export const activeBrandAssets: BrandAssets = { header: logoHeader, footer: logoFooter, scene };

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
      const rules = needsCountryRules(questionnaire, submission) ? await loadCountryRules() : noCountryRules;
      return createReader(submission, rules, dependencies);
    } catch (error) {
      dependencies.log('Failed to load ApplicationPage and product styles');
      throw error;
    }
  };
  const getLoaded = () => {
    const submission = loadStepSubmission.getLoaded();
    if (submission === null) return null;
    const rules = needsCountryRules(questionnaire, submission)
      ? loadCountryRules.getLoaded()
      : noCountryRules;
    return rules === null ? null : createReader(submission, rules, dependencies);
  };
  return Object.assign(load, { getLoaded });
}

/** Whether the country's rules validate a question up to the end of this questionnaire. */
function needsCountryRules(questionnaire: Questionnaire, { isCountryPoint }: typeof StepSubmission): boolean {
  return findQuestionsUpTo(questionnaire).some((point) => isCountryPoint(point) || point.kind === 'email');
}

function createReader(
  { readDataPoint, explainRejection }: typeof StepSubmission,
  countryRules: CountryRules,
  { today, confirm }: AnswerReaderDependencies,
): AnswerReader {
  const { noticesFor, ...rules } = countryRules;
  const { facts, definition } = page;
  const { amount, period } = definition;
  const context = () => ({ facts, ...rules, amount, period, today: today() });
  const read: AnswerReader['read'] = (point, typed, answers) =>
    readDataPoint(point, typed, { ...context(), answers });
  return {
    read,
    explain: (point, code) => explainRejection(point, code, context()),
    findNotices: (answers) => noticesFor(answers, context()),
    confirm: (...request) => confirm(read, ...request),
  };
}

/** Used if no question needs the country's rules. */
const noCountryRules = { noticesFor: () => ({}) };

type CountryRules = Awaited<ReturnType<typeof loadCountryRules>> | typeof noCountryRules;

/** Loads the validation and the submission of a step, in one chunk. */
export const loadStepSubmission = loadOnce(() => import('./stepSubmission'));

/** Loads the country's rules: check digits, phone numbers, accounts, postal codes and notices. */
export const loadCountryRules = loadOnce(async () => {
  const [{ checks }, { phoneMetadata }, { readCountryValue }, { findNotices: noticesFor }] =
    await Promise.all([
      loadChecks(),
      loadPhoneMetadata(),
      import('../../domain/catalogue/reading/countryValues'),
      import('../../domain/catalogue/notices'),
    ]);
  return { checks, phoneMetadata, readCountryValue, noticesFor };
});

/** The questions up to the end of this questionnaire, because notices compare earlier answers. All questions after the form. */
function findQuestionsUpTo({ key }: Questionnaire): readonly DataPoint[] {
  const index = page.steps.findIndex((step) => step.key === key);
  const steps = index < 0 ? page.steps : page.steps.slice(0, index + 1);
  return steps.flatMap(({ dataPoints }) => dataPoints.map(({ point }) => point));
}

/** Loads the questionnaires of the states, by route. */
export const loadStates = loadOnce(async () => (await loadStatesModule()).states);
