import { findProgressState, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import type { CountryCode } from '../../src/domain/countries/country';
import { getCountryLanguages, languageTags } from '../../src/domain/countries/locales';
import { getCountry } from './applicantCountry';
import { isRecord } from './body';
import { consentTexts } from './consentTexts';
import type { Schemas } from './contract';
import type { BackendLead } from './store';

/** The version of the texts. */
const version = '2026-11';

/** The consents that a lead of a country is asked for, in the country's language. */
function createConsents(country: CountryCode): readonly Omit<Schemas['CustomerConsent'], 'given'>[] {
  const { creditBureau, partnerTerms, partnerOffers } = consentTexts[country];
  const [language] = getCountryLanguages(country);
  const common = { lang: languageTags[language], version };
  return [
    { id: 'credit-bureau', text: creditBureau, required: true, group: 'credit', ...common },
    {
      id: 'partner-terms',
      text: partnerTerms,
      link: 'https://partner.example/terms',
      required: true,
      group: 'partner',
      ...common,
    },
    { id: 'partner-offers', text: partnerOffers, required: false, group: 'partner', ...common },
  ];
}

const consentStates: readonly ProgressStateName[] = [
  'POLICY_CONSENTS',
  'ADVANZIA_CONSENTS',
  'DYNAMIC_CONSENTS',
  'TFBANK_CONSENTS',
];

export function isConsentState(lead: BackendLead): boolean {
  const row = findProgressState(lead.state);
  return row !== null && consentStates.includes(row.name);
}

/** The consents that a lead is asked for, with the choices so far. */
export function getConsents(lead: BackendLead): Schemas['CustomerConsent'][] {
  return createConsents(getCountry(lead)).map((consent) => ({
    ...consent,
    given: lead.consents[consent.id] ?? false,
  }));
}

/** Stores the choices. Returns an error for each required consent that is declined. */
export function saveConsents(lead: BackendLead, consents: unknown): Record<string, string> | null {
  for (const consent of Array.isArray(consents) ? consents : []) {
    if (!isRecord(consent) || typeof consent['id'] !== 'string') continue;
    lead.consents[consent['id']] = consent['given'] === true;
  }
  const declined = getConsents(lead).filter(({ required, given }) => required && !given);
  if (declined.length === 0) return null;
  return Object.fromEntries(declined.map(({ id }) => [id, 'consent_required']));
}
