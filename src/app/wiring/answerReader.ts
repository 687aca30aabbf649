import { checks, contradictions, phoneMetadata } from 'virtual:form';
import { findNotices } from '../../domain/catalogue/notices';
import { readDataPoint } from '../../domain/catalogue/reading';
import { readCountryValue } from '../../domain/catalogue/reading/countryValues';
import { explainRejection } from '../../domain/catalogue/rejections';
import { bankAccountReaders } from '../../domain/countries/bankAccounts';
import { isValidNumber } from '../../domain/countries/phone';
import type { AnswerReader } from '../../form/engine/answerReader';
import { today } from '../../platform/device/clock';
import { buildPage } from './buildPage';

/** Whether a text is a telephone number of the page's country in E.164. */
export const isOwnNumber = (text: string): boolean => isValidNumber(text, buildPage.facts, phoneMetadata);

/**
 * Creates the reader of this page's answers, with the rules of its country.
 *
 * @param createConfirm creates the check of a valid answer with the server
 * @param getServerTime the clock of the server as far as it is known, in milliseconds since the epoch: the device's may be days off
 */
export function createAnswerReader(
  createConfirm: (read: AnswerReader['read']) => AnswerReader['confirm'],
  getServerTime: () => number,
): AnswerReader {
  const { facts, definition } = buildPage;
  const { amount, period } = definition;
  const rules = { checks, phoneMetadata, readCountryValue, readBankAccount: bankAccountReaders[facts.code] };
  const getContext = () => ({
    facts,
    ...rules,
    amount,
    period,
    today: today(facts.timeZone, getServerTime()),
  });
  const read: AnswerReader['read'] = (point, typed, answers) =>
    readDataPoint(point, typed, { ...getContext(), answers });
  return {
    read,
    explain: (point, code) => explainRejection(point, code, getContext()),
    findNotices: (...answers) => findNotices(...answers, { ...getContext(), contradictions }),
    confirm: createConfirm(read),
  };
}
