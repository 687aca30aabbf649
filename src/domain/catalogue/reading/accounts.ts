import type { MetadataJson } from 'libphonenumber-js/core';
import type { BankAccountReader } from '../../countries/bankAccounts';
import type { BankAccountError, CountryFacts, CountryReadResult } from '../../countries/country';
import { readWithLabel } from '../../countries/label';
import { compactCode, normaliseText } from '../../countries/normalise';
import { readPhone } from '../../countries/phone';
import type { MessageCode, ReadResult } from '../messages';
import type { OtherAnswers } from '../options';
import { acceptAnswer, rejectAnswer } from './results';
import { readEmail } from './texts';

/** What an account is read with. */
export interface AccountRules {
  readonly facts: CountryFacts;
  /** Loaded only where an account is asked. */
  readonly readBankAccount?: BankAccountReader;
  readonly phoneMetadata: MetadataJson;
  /** The applicant's other answers. The bank decides what its accounts are. */
  readonly answers: OtherAnswers;
}

type AccountError = BankAccountError | 'phone' | 'phone_country';
type AccountReading = CountryReadResult<AccountError>;

const codes = {
  shape: 'bank_account_shape',
  'check-digit': 'bank_account_check_digit',
  foreign: 'bank_account_foreign',
  card: 'bank_account_card',
  phone: 'phone',
  phone_country: 'phone_country',
} as const satisfies Record<AccountError, MessageCode>;

/** How well a text fits that is no account. A valid one has 0. */
const ranks = { 'check-digit': 1, foreign: 1, card: 1, phone_country: 1, phone: 2, shape: 2 } as const;

/** What people write before the number of an account, in the languages of the countries. A wallet has its name too. */
const accountLabels = [
  'IBAN',
  'NRB',
  'RACHUNEK',
  'RACHUNKU',
  'BANKOWEGO',
  'KONTO',
  'KONTA',
  'CONT',
  'BANCAR',
  'COD',
  'CLABE',
  'INTERBANCARIA',
  'DE',
  'CUENTA',
  'CTA',
  'AHORROS',
  'CORRIENTE',
  'SO',
  'STK',
  'TK',
  'TAIKHOAN',
  'ACCOUNT',
  'ACCT',
  'SA',
  'LLAVE',
  'BREB',
];

/** A key that its holder chose or the bank gave. The length is that in use. */
const keyName = /^@[A-Z\d]{3,20}$/;

/**
 * Reads an account as its bank has it: the number of an account, the mobile number of a wallet, or a key where banks take them. A
 * mobile number is stored as it is dialled in the country, however it is typed.
 */
export function readAccount(typed: string, rules: AccountRules): ReadResult<string> {
  const { bankAccount, phone } = rules.facts;
  const wallets = bankAccount.wallets ?? [];
  const bank = toName(rules.answers.bank_name);
  const isWallet = wallets.some((wallet) => toName(wallet) === bank);
  const readOfBank = isWallet ? readWallet : bank === '' ? readOfUnknownBank : readNumber;
  const account = readWithLabel(
    typed,
    [...accountLabels, ...wallets.map((wallet) => wallet.toUpperCase())],
    (text) => {
      const reading = readOfBank(text, rules);
      const key = reading.ok ? null : readKey(text, rules);
      return key === null ? reading : ({ ok: true, value: key } as const);
    },
    (reading) => (reading.ok ? 0 : ranks[reading.reason]),
  );
  if (account.ok) {
    return acceptAnswer(
      account.value,
      account.doubtful === true ? { code: 'bank_account_doubtful' } : undefined,
    );
  }
  const isPhone = account.reason === 'phone' || account.reason === 'phone_country';
  return rejectAnswer(codes[account.reason], isPhone ? { example: phone.example } : undefined);
}

/** The name of a bank, chosen or typed. */
function toName(answer: unknown): string {
  return typeof answer === 'string' ? normaliseText(answer).toLowerCase() : '';
}

function readNumber(typed: string, { readBankAccount }: AccountRules): AccountReading {
  if (readBankAccount === undefined) throw new Error('The rules for a bank-account were not loaded.');
  return readBankAccount(typed);
}

function readWallet(typed: string, { facts, phoneMetadata }: AccountRules): AccountReading {
  const phone = readPhone(typed, facts, phoneMetadata, { line: 'mobile' });
  if (phone.ok) return { ok: true, value: toDialled(phone.value, facts.phone) };
  return { ok: false, reason: phone.reason === 'phone_country' ? 'phone_country' : 'phone' };
}

/**
 * Reads an account where the bank was not asked. A mobile number with the calling code is one of a wallet: no bank's numbers begin so.
 * Without it, the digits stay as they are, because they may be the number of an account.
 */
function readOfUnknownBank(typed: string, rules: AccountRules): AccountReading {
  const { bankAccount, phone } = rules.facts;
  const hasCallingCode = new RegExp(`^(?:\\+|00)?${phone.callingCode}`).test(compactCode(typed));
  const wallet = hasCallingCode && bankAccount.wallets !== undefined ? readWallet(typed, rules) : null;
  return wallet?.ok === true ? wallet : readNumber(typed, rules);
}

/** A key as it is stored, or null: a mobile number, an e-mail address, or a name. One that is an ID has the shape of an account. */
function readKey(typed: string, rules: AccountRules): string | null {
  if (rules.facts.bankAccount.takesKeys !== true) return null;
  const name = compactCode(typed);
  if (keyName.test(name)) return name;
  const readings = [readWallet(typed, rules), readEmail(typed)];
  return readings.find((reading) => reading.ok)?.value ?? null;
}

/** A mobile number of the country as it is dialled there, without spaces. If the example starts with a 0, so does every number. */
function toDialled(e164: string, { callingCode, example }: CountryFacts['phone']): string {
  return `${example.startsWith('0') ? '0' : ''}${e164.slice(callingCode.length + 1)}`;
}
