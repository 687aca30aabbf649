import { findProgressState, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import { isRecord } from './body';
import type { Schemas } from './contract';
import { isPolishApplicant } from './stepData';
import type { BackendLead } from './store';

type Consent = Omit<Schemas['CustomerConsent'], 'given' | 'version'>;

/** The version of the texts below. */
const version = '2026-11';

const spanish: readonly Consent[] = [
  {
    id: 'credit-bureau',
    text: 'Autorizo la consulta de ficheros de crédito.',
    required: true,
    group: 'credit',
  },
  {
    id: 'partner-terms',
    text: 'He leído las condiciones del socio.',
    link: 'https://partner.example/terms',
    required: true,
    group: 'partner',
  },
  { id: 'partner-offers', text: 'Quiero recibir ofertas del socio.', required: false, group: 'partner' },
];
const polish: readonly Consent[] = [
  {
    id: 'credit-bureau',
    text: 'Zgadzam się na sprawdzenie w bazach kredytowych.',
    required: true,
    group: 'credit',
  },
  {
    id: 'partner-terms',
    text: 'Znam warunki partnera.',
    link: 'https://partner.example/terms',
    required: true,
    group: 'partner',
  },
  { id: 'partner-offers', text: 'Chcę otrzymywać oferty partnera.', required: false, group: 'partner' },
];

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
  return (isPolishApplicant(lead) ? polish : spanish).map((consent) => ({
    ...consent,
    version,
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
