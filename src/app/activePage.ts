import {
  loadChecks,
  loadPhoneMetadata,
  loadStates as loadStatesModule,
  logoFooter,
  logoHeader,
  page,
} from 'virtual:page';
import type { Page } from '../domain/pages/resolvePage';
import { loadOnce } from './loadOnce';
import type { LogSink } from '../platform/log';
import type { AnswerReader } from '../form/engine/answerReader';

/** The page of this build and what belongs to it; the only importer of `virtual:page`. */
export const activePage: Page = page;

export const activeLogos = { header: logoHeader, footer: logoFooter };

/**
 * The rules that judge answers, loaded when the first answer has to be judged.
 *
 * @param today ISO calendar date in the page's country, asked for each answer
 * @throws what failed to load, after it was reported (specification, section 8)
 */
export async function loadAnswerReader(today: () => string, log: LogSink): Promise<AnswerReader> {
  try {
    const [{ checks }, { phoneMetadata }, { readDataPoint }, { noticesFor }] = await Promise.all([
      loadChecks(),
      loadPhoneMetadata(),
      import('../domain/catalogue/reading'),
      import('../domain/catalogue/notices'),
    ]);
    const { facts, definition } = page;
    const { amount, period } = definition;
    const context = () => ({ facts, checks, phoneMetadata, amount, period, today: today() });
    return {
      read: (point, typed, answers) => readDataPoint(point, typed, { ...context(), answers }),
      notices: (answers) => noticesFor(answers, context()),
    };
  } catch (error) {
    log('Failed to load ApplicationPage and product styles');
    throw error;
  }
}

/** What the states that only ask ask, by route; loaded when a state asks. */
export const loadStates = loadOnce(async () => (await loadStatesModule()).states);
