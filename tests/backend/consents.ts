import { progressStateOf, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import { isRecord } from './body';
import type { Schemas } from './contract';
import { isPolish } from './stepData';
import type { KeptLead } from './store';

type Consent = Omit<Schemas['CustomerConsent'], 'given' | 'version'>;

/** Of the texts below. */
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

export function asksForConsents(lead: KeptLead): boolean {
  const row = progressStateOf(lead.state);
  return row !== null && consentStates.includes(row.name);
}

/** The consents a lead is asked for, with what was given so far. */
export function consentsOf(lead: KeptLead): Schemas['CustomerConsent'][] {
  return (isPolish(lead) ? polish : spanish).map((consent) => ({
    ...consent,
    version,
    given: lead.consents[consent.id] ?? false,
  }));
}

/** Keeps what was given or declined; answers an error for each required consent that is declined. */
export function takeConsents(lead: KeptLead, told: unknown): Record<string, string> | null {
  for (const consent of Array.isArray(told) ? told : []) {
    if (!isRecord(consent) || typeof consent['id'] !== 'string') continue;
    lead.consents[consent['id']] = consent['given'] === true;
  }
  const declined = consentsOf(lead).filter(({ required, given }) => required && !given);
  if (declined.length === 0) return null;
  return Object.fromEntries(declined.map(({ id }) => [id, 'consent_required']));
}
