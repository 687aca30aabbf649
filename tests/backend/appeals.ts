import type { CountryCode } from '../../src/domain/countries/country';
import { getCountry } from './applicantCountry';
import type { Body } from './body';
import type { Schemas } from './contract';
import { getServerTime, type BackendLead } from './store';

const kinds: readonly Schemas['AppealKind'][] = ['explanation', 'statement', 'review'];
const maxTextLength = 2000;

const registers: Readonly<Record<CountryCode, string>> = {
  CO: 'DataCrédito',
  DE: 'SCHUFA',
  ES: 'CIRBE',
  MX: 'Buró de Crédito',
  PH: 'CIC',
  PL: 'BIK',
  RO: 'Biroul de Credit',
  VN: 'CIC',
};

/** What the fake lender tells about a rejection. */
export function createRejection(lead: BackendLead): Schemas['Rejection'] {
  return {
    isAutomated: true,
    registers: [registers[getCountry(lead)]],
    appeals: kinds.map((kind) => {
      const sentAt = lead.appeals[kind];
      return sentAt === undefined ? { kind } : { kind, sentAt };
    }),
  };
}

/** Takes an appeal, each kind once. The text goes to nobody. Returns the errors of the body; null if there are none. */
export function takeAppeal(lead: BackendLead, { kind, text }: Body): Record<string, string> | null {
  const known = kinds.find((one) => one === kind);
  if (known === undefined) return { kind: 'required' };
  if (known === 'statement' && (typeof text !== 'string' || text.trim() === '')) return { text: 'required' };
  if (typeof text === 'string' && text.length > maxTextLength) return { text: 'too_long' };
  lead.appeals[known] ??= new Date(getServerTime()).toISOString();
  return null;
}
