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
import { loadOnce, type Loading } from '../platform/loadOnce';
import type { LogSink } from '../platform/log';
import type { AnswerReader } from '../form/engine/answerReader';
import type { Marks } from '../shell/marks';
import type * as Leaving from './leaving';

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
export function answerReaderFor(questionnaire: Questionnaire, judging: Judging): Loading<AnswerReader> {
  const load = async () => {
    try {
      const leaving = await loadLeaving();
      const late = isJudgedLate(questionnaire, leaving) ? await loadCountryRules() : nothingLate;
      return readerOf(leaving, late, judging);
    } catch (error) {
      judging.log('Failed to load ApplicationPage and product styles');
      throw error;
    }
  };
  const atHand = () => {
    const leaving = loadLeaving.atHand();
    if (leaving === null) return null;
    const late = isJudgedLate(questionnaire, leaving) ? loadCountryRules.atHand() : nothingLate;
    return late === null ? null : readerOf(leaving, late, judging);
  };
  return Object.assign(load, { atHand });
}

/** Whether the country's own code judges something that was asked until the questionnaire is done. */
function isJudgedLate(questionnaire: Questionnaire, { isCountryPoint }: typeof Leaving): boolean {
  return askedUntil(questionnaire).some((point) => isCountryPoint(point) || point.kind === 'email');
}

function readerOf(
  { readDataPoint }: typeof Leaving,
  late: LateRules,
  { today, confirm }: Judging,
): AnswerReader {
  const { noticesFor, ...rules } = late;
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
}

/** What a questionnaire does without that asks nothing which a country judges its own way, and nothing to be asked about softly. */
const nothingLate = { noticesFor: () => ({}) };

type LateRules = Awaited<ReturnType<typeof loadCountryRules>> | typeof nothingLate;

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
