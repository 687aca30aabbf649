import { configuration } from 'virtual:configuration';
import { entryForRoute, readEntry, type OutsideLimits } from '../../domain/journey/arrival/entry';
import { findQuery, getLinkMark } from '../../domain/journey/arrival/linkQuery';
import { privateParameters } from '../../domain/journey/arrival/privateAddress';
import { withVariantTag } from '../../domain/tracking/variantTags';
import { readPartnerReturn, type PartnerReturn } from '../../domain/journey/states/partnerFrames';
import { removeFromQuery } from '../../platform/page/address';
import { findPresentArrival } from '../../platform/page/arrivals';
import { now } from '../../platform/device/clock';
import { readCookies } from '../../platform/storage/cookies';
import { readDeviceData } from '../../platform/page/deviceData';
import { createId } from '../../platform/device/ids';
import { buildPage, variantTag } from '../wiring/buildPage';
import { getCurrentRoute, startsOnForm } from './currentRoute';
import type { StartContext } from './startContext';
import { beginVisit, type Visit } from './visit';

/** A visit in this browser. */
export interface OpenedVisit extends Visit {
  /** Query of the address at the start, with its private parameters. */
  readonly query: string;
  /** What the link has asked for beyond the page's limits. */
  readonly outsideLimits: OutsideLimits;
  /** Set if a partner's frame sent the applicant back. */
  readonly partnerReturn: PartnerReturn | null;
  /** Whether the first screen is a step of the form. */
  readonly isForm: boolean;
}

/** Reads the address, the cookies and the storages, and removes private parameters from the address. */
export function openVisit({ storages, log }: StartContext, query: string): OpenedVisit {
  const route = getCurrentRoute();
  const partnerReturn = readPartnerReturn(route, query);
  const linkQuery = findQuery(route, query);
  const entry = entryForRoute(
    // The address has lost the id of its lead, in the document or before a reload.
    findPresentArrival(storages.session) ?? route,
    readEntry({ query: linkQuery, cookies: readCookies(), ...buildPage.definition }),
  );
  const begun = beginVisit({
    storages,
    route,
    entry,
    link: getLinkMark(linkQuery),
    page: buildPage,
    configuration,
    deviceData: readDeviceData(),
    now: now(),
    newId: createId,
  });
  const visit = withShownVariant(begun);
  removeFromQuery(privateParameters);
  for (const line of visit.decision.logs) log(line);
  return {
    ...visit,
    query,
    outsideLimits: entry.outsideLimits ?? {},
    partnerReturn,
    isForm: startsOnForm(visit.state),
  };
}

/** The visit with the variant that the document shows in the tags of its lead. */
function withShownVariant(visit: Visit): Visit {
  if (variantTag === null) return visit;
  const { leadApplication } = visit.state;
  const application = withVariantTag(leadApplication.application, variantTag);
  return { ...visit, state: { ...visit.state, leadApplication: { ...leadApplication, application } } };
}
