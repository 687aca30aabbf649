import type { Lead } from './lead';
import { erasedAtEnd, erasedWhenStale } from './leadShape.gen';
import { omitPath, readLead } from './schema';

/** The lead without the fields that are erased when its application has ended. */
export function withoutPersonalData(lead: Lead): Lead {
  return omitPaths(lead, erasedAtEnd);
}

/** The lead without the fields that it loses when it is stale (specification, section 4). */
export function withoutStaleParts(lead: Lead): Lead {
  return omitPaths(lead, erasedWhenStale);
}

function omitPaths(lead: Lead, paths: readonly string[]): Lead {
  return readLead(paths.map((path) => path.split('.')).reduce<unknown>(omitPath, lead));
}
