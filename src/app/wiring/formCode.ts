import type { AppStore } from '../../state/store';
import { createAnswerReader } from './answerReader';
import { makeLookUps } from './lookUps';

export { CallBackForm, EligibilityList, LoanPanel, optionNames } from 'virtual:form';
export { isOwnNumber } from './answerReader';
export { getLeadToken } from './captchaToken';

export type FormServices = ReturnType<typeof createFormServices>;

/** What a form does with answers before they are submitted: it reads them and looks up others. */
export function createFormServices(store: AppStore) {
  const { createConfirmation, ...lookUps } = makeLookUps(store);
  return { ...lookUps, reader: createAnswerReader(createConfirmation) };
}
