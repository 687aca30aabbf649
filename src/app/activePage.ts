import {
  loadChecks,
  loadPhoneMetadata,
  loadStates as loadStatesModule,
  logoFooter,
  logoHeader,
  page,
  scene,
} from 'virtual:page';
import type { DataPoint } from '../domain/catalogue/kinds';
import type { Questionnaire } from '../domain/pages/questionnaire';
import type { Page } from '../domain/pages/resolvePage';
import { loadOnce } from '../platform/loadOnce';
import type { LogSink } from '../platform/log';
import type { AnswerReader } from '../form/engine/answerReader';
import type { Marks } from '../shell/marks';

/** The page of this build and what belongs to it; the only importer of `virtual:page`. */
export const activePage: Page = page;

/** What the brand is known by. */
export const activeMarks: Marks = { header: logoHeader, footer: logoFooter, scene };

/** What the rules use of the world. */
export interface Judging {
  /** ISO calendar date in the page's country, asked for each answer. */
  readonly today: () => string;
  /** Asks the server about a right answer, which is read as these rules do. */
  readonly confirm: (
    read: AnswerReader['read'],
    ...asked: Parameters<AnswerReader['confirm']>
  ) => ReturnType<AnswerReader['confirm']>;
  readonly log: LogSink;
}

/**
 * The rules that judge the answers to a questionnaire. The country's own code comes with the first question that needs it.
 *
 * @throws what failed to load, after it was reported (specification, section 8)
 */
export async function loadAnswerReader(
  questionnaire: Questionnaire,
  { today, confirm, log }: Judging,
): Promise<AnswerReader> {
  try {
    const { readDataPoint, isCountryPoint } = await loadLeaving();
    const isLate = (point: DataPoint) => isCountryPoint(point) || point.kind === 'email';
    const { noticesFor, ...rules } = askedUntil(questionnaire).some(isLate)
      ? await loadCountryRules()
      : nothingLate;
    const { facts, definition } = page;
    const { amount, period } = definition;
    const context = () => ({ facts, ...rules, amount, period, today: today() });
    const read: AnswerReader['read'] = (point, typed, answers) =>
      readDataPoint(point, typed, { ...context(), answers });
    return {
      read,
      notices: (answers) => noticesFor(answers, context()),
      confirm: (...asked) => confirm(read, ...asked),
    };
  } catch (error) {
    log('Failed to load ApplicationPage and product styles');
    throw error;
  }
}

/** What a questionnaire does without that asks nothing which a country judges its own way, and nothing to be asked about softly. */
const nothingLate = { noticesFor: () => ({}) };

/** What leaving a step needs at once, in one file. */
export const loadLeaving = loadOnce(() => import('./leaving'));

/** The country's own code: check digits, phones, accounts, postal codes, and what is asked softly beside them. */
export const loadCountryRules = loadOnce(async () => {
  const [{ checks }, { phoneMetadata }, { readCountryValue }, { noticesFor }] = await Promise.all([
    loadChecks(),
    loadPhoneMetadata(),
    import('../domain/catalogue/reading/countryValues'),
    import('../domain/catalogue/notices'),
  ]);
  return { checks, phoneMetadata, readCountryValue, noticesFor };
});

/** What was asked until the questionnaire is done: soft notices compare with earlier answers. After the form, everything. */
function askedUntil({ key }: Questionnaire): readonly DataPoint[] {
  const place = page.steps.findIndex((step) => step.key === key);
  const steps = place < 0 ? page.steps : page.steps.slice(0, place + 1);
  return steps.flatMap(({ dataPoints }) => dataPoints.map(({ point }) => point));
}

/** What the states that only ask ask, by route; loaded when a state asks. */
export const loadStates = loadOnce(async () => (await loadStatesModule()).states);
