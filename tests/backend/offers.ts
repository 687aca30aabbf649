import { readLead } from '../../src/domain/lead/schema';
import type { Schemas } from './contract';
import { getEmail } from './body';
import { store, type BackendLead } from './store';

type Offer = Schemas['Offer'];

/** Percent per year. */
const nominalRate = 18;
const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/** The present offer of a state: for the amount that was asked for, with the changes of the partner. */
export function createOffer(lead: BackendLead, partner: string): Offer {
  const known = readLead(lead.body);
  const amount = lead.requestedTerms?.amount ?? known.amount ?? 1000;
  const period = lead.requestedTerms?.period ?? known.period ?? 12;
  const periodScale = known.periodScale ?? 'months';
  const email = getEmail(lead.body);
  const changes = store.offers.filter((change) => change.email === undefined || change.email === email);
  return Object.assign(
    {
      id: `offer-${lead.id}`,
      partner,
      amount,
      period,
      periodScale,
      ...(periodScale === 'days'
        ? calculateSinglePayment(amount, period)
        : calculateInstalments(amount, period)),
      nominalRate,
      expiresAt: lead.expiresAt,
    },
    ...changes.map((change) => change.offer),
  );
}

function calculateSinglePayment(
  amount: number,
  days: number,
): Pick<Offer, 'instalment' | 'annualRate' | 'total'> {
  const total = roundToCents(amount * (1 + (nominalRate / 100) * (days / 365)));
  return { instalment: total, total, annualRate: roundToCents(((total / amount) ** (365 / days) - 1) * 100) };
}

function calculateInstalments(
  amount: number,
  months: number,
): Pick<Offer, 'instalment' | 'annualRate' | 'total'> {
  const rate = nominalRate / 100 / 12;
  const instalment = roundToCents((amount * rate) / (1 - (1 + rate) ** -months));
  return {
    instalment,
    total: roundToCents(instalment * months),
    annualRate: roundToCents(((1 + rate) ** 12 - 1) * 100),
  };
}

/** Whether the offer differs from the one that the applicant has seen last. */
export function isOfferChanged(lead: BackendLead, offer: Offer | undefined): boolean {
  return offer !== undefined && lead.lastSeenOffer !== null && lead.lastSeenOffer !== JSON.stringify(offer);
}
