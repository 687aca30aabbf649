import type { Lead, LeadPath } from './lead';
import { erasedAtEnd, erasedWhenStale } from './leadShape.gen';
import { omitPath, readLead } from './schema';

/** The lead without the fields that are erased when its application has ended. */
export function withoutPersonalData(lead: Lead): Lead {
  return omitPaths(lead, erasedAtEnd);
}

const marketingPath: LeadPath = 'contactDetails.marketingConsents';

/**
 * The lead without the fields that it loses when it is stale (specification, section 4), and without a consent to marketing (decision
 * 32). A refusal remains, so that an earlier consent in another tab does not replace it.
 */
export function withoutStaleParts(lead: Lead): Lead {
  const isRefused = lead.contactDetails?.marketingConsents === false;
  return omitPaths(lead, isRefused ? erasedWhenStale : [...erasedWhenStale, marketingPath]);
}

function omitPaths(lead: Lead, paths: readonly string[]): Lead {
  return readLead(paths.map((path) => path.split('.')).reduce<unknown>(omitPath, lead));
}
