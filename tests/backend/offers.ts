import { readLead } from '../../src/domain/lead/schema';
import type { Schemas } from './contract';
import { emailOf } from './body';
import { store, type KeptLead } from './store';

type Offer = Schemas['Offer'];

/** Percent per year. */
const nominalRate = 18;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The offer of a state as it stands now: for what was asked, unless the partner has changed it meanwhile. */
export function offerFor(lead: KeptLead, partner: string): Offer {
  const known = readLead(lead.body);
  const amount = lead.wish?.amount ?? known.amount ?? 1000;
  const period = lead.wish?.period ?? known.period ?? 12;
  const periodScale = known.periodScale ?? 'months';
  const email = emailOf(lead.body);
  const changes = store.offers.filter((change) => change.email === undefined || change.email === email);
  return Object.assign(
    {
      id: `offer-${lead.id}`,
      partner,
      amount,
      period,
      periodScale,
      ...(periodScale === 'days' ? paidAtOnce(amount, period) : paidMonthly(amount, period)),
      nominalRate,
      expiresAt: lead.expiresAt,
    },
    ...changes.map((change) => change.offer),
  );
}

function paidAtOnce(amount: number, days: number): Pick<Offer, 'instalment' | 'annualRate' | 'total'> {
  const total = cents(amount * (1 + (nominalRate / 100) * (days / 365)));
  return { instalment: total, total, annualRate: cents(((total / amount) ** (365 / days) - 1) * 100) };
}

function paidMonthly(amount: number, months: number): Pick<Offer, 'instalment' | 'annualRate' | 'total'> {
  const rate = nominalRate / 100 / 12;
  const instalment = cents((amount * rate) / (1 - (1 + rate) ** -months));
  return {
    instalment,
    total: cents(instalment * months),
    annualRate: cents(((1 + rate) ** 12 - 1) * 100),
  };
}

/** Whether the offer is another than the one the applicant was last told. */
export function isOfferChanged(lead: KeptLead, offer: Offer | undefined): boolean {
  return offer !== undefined && lead.toldOffer !== null && lead.toldOffer !== JSON.stringify(offer);
}
