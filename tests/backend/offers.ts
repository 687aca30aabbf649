import { countDecimals } from '../../src/domain/countries/money';
import { readLead } from '../../src/domain/lead/schema';
import { calculateLoanCost } from '../../src/domain/pages/costs/cost';
import { getCurrency } from './applicantCountry';
import type { Schemas } from './contract';
import { getEmail } from './body';
import { getLending } from './lenders';
import { store, type BackendLead } from './store';

type Offer = Schemas['Offer'];

/**
 * The present offer of a state: for the amount that was asked for, by the terms of the page's price, with the changes of the partner.
 *
 * @param rateFactor the partner's rate as a part of the page's
 */
export function createOffer(lead: BackendLead, partner: string, rateFactor = 1): Offer {
  const known = readLead(lead.body);
  const amount = lead.requestedTerms?.amount ?? known.amount ?? 1000;
  const period = lead.requestedTerms?.period ?? known.period ?? 12;
  const periodScale = known.periodScale ?? 'months';
  const { terms } = getLending(lead);
  const nominalRate = roundToCents(terms.nominalRate * rateFactor);
  const loan = { amount, period, periodScale };
  const cost = calculateLoanCost(loan, { ...terms, nominalRate }, countDecimals(getCurrency(lead)));
  const email = getEmail(lead.body);
  const changes = store.offers.filter((change) => change.email === undefined || change.email === email);
  return Object.assign(
    {
      id: `offer-${lead.id}`,
      partner,
      ...loan,
      instalment: cost.instalment,
      total: cost.total,
      annualRate: roundToCents(cost.apr),
      nominalRate,
      expiresAt: lead.expiresAt,
    },
    ...changes.map((change) => change.offer),
  );
}

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Whether the offer differs from the one that the applicant has seen last. */
export function isOfferChanged(lead: BackendLead, offer: Offer | undefined): boolean {
  return offer !== undefined && lead.lastSeenOffer !== null && lead.lastSeenOffer !== JSON.stringify(offer);
}
