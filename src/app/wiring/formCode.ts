import { now } from '../../platform/device/clock';
import { getCaptchaToken } from '../../platform/network/captcha';
import type { LogSink } from '../../platform/reports/log';
import type { AppStore } from '../../state/store';
import { createAnswerReader } from './answerReader';
import { createLookUps } from './lookUps';
import { getScriptLoader } from './scripts';

export { CallBackForm, EligibilityList, LoanPanel, optionNames } from 'virtual:form';
export { isOwnNumber } from './answerReader';

/** Gets a token from the captcha of this build. */
export const getLeadToken = (siteKey: string, log: LogSink): Promise<string> =>
  getCaptchaToken({ siteKey, action: 'lead', loadScript: getScriptLoader(log) });

export type FormServices = ReturnType<typeof createFormServices>;

/** What a form does with answers before they are submitted: it reads them and looks up others. */
export function createFormServices(store: AppStore) {
  const { createConfirmation, ...lookUps } = createLookUps(store);
  const getServerTime = () => now() + (store.getState().leadApplication.serverAheadMs ?? 0);
  return { ...lookUps, reader: createAnswerReader(createConfirmation, getServerTime) };
}
