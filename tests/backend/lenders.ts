import kestriaDe from '../../brands/kestria/de/page';
import luzanoCo from '../../brands/luzano/co/page';
import luzanoMx from '../../brands/luzano/mx/page';
import luzanoPh from '../../brands/luzano/ph/page';
import marenzaEs from '../../brands/marenza/es/page';
import norviaPl from '../../brands/norvia/pl/page';
import norviaRo from '../../brands/norvia/ro/page';
import ondaraCo from '../../brands/ondara/co/page';
import ondaraEs from '../../brands/ondara/es/page';
import ondaraMx from '../../brands/ondara/mx/page';
import praveloPl from '../../brands/pravelo/pl/page';
import quilloEs from '../../brands/quillo/es/page';
import tanderoEs from '../../brands/tandero/es/page';
import velmioEs from '../../brands/velmio/es/page';
import velmioMx from '../../brands/velmio/mx/page';
import velmioVn from '../../brands/velmio/vn/page';
import { readLead } from '../../src/domain/lead/schema';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { getCountry } from './applicantCountry';
import type { BackendLead } from './store';

const pages: readonly PageDefinition[] = [
  ondaraEs,
  ondaraCo,
  ondaraMx,
  kestriaDe,
  luzanoCo,
  luzanoMx,
  luzanoPh,
  marenzaEs,
  norviaPl,
  norviaRo,
  praveloPl,
  quilloEs,
  tanderoEs,
  velmioEs,
  velmioMx,
  velmioVn,
];

/**
 * The lenders of the page that a lead comes from, its limits, and the terms of its representative price. The lead names the product. Of pages with
 * the same product and country, one is taken whose limits the loan fits, with the longest periods.
 */
export function getLending(
  lead: BackendLead,
): Pick<PageDefinition, 'lenders' | 'amount' | 'period'> & PageDefinition['disclosures'] {
  const { amount = 0, period = 0, periodScale } = readLead(lead.body);
  const country = getCountry(lead);
  const candidates = pages
    .filter((page) => page.country === country && page.backendProduct === lead.body['product'])
    .toSorted((one, other) => other.period.min - one.period.min);
  const page =
    candidates.find(
      (candidate) =>
        candidate.periodScale === periodScale &&
        isWithin(amount, candidate.amount) &&
        isWithin(period, candidate.period),
    ) ??
    candidates[0] ??
    ondaraEs;
  return { lenders: page.lenders, amount: page.amount, period: page.period, ...page.disclosures };
}

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;
