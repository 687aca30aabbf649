import type { Lead } from '../lead/lead';

/** What begins the tag of an experiment. */
const start = 'experiment:';

/** The tag of a lead that names its variant. */
export const createVariantTag = (experiment: string, variant: string): string =>
  `${start}${experiment}:${variant}`;

/** The lead with the tag of its variant, in place of another one of the same experiment. */
export function withVariantTag(lead: Lead, tag: string): Lead {
  const experiment = tag.replace(/[^:]+$/, '');
  const others = (lead.tags ?? []).filter((each) => !each.startsWith(experiment));
  return { ...lead, tags: [...others, tag] };
}

/** The variants of a lead, such as `first-words:answers`. */
export const readVariants = ({ tags = [] }: Lead): readonly string[] =>
  tags
    .filter((tag) => tag.startsWith(start))
    .map((tag) => tag.slice(start.length))
    .filter((variant) => /^[a-z][a-z0-9-]*:[a-z][a-z0-9-]*$/.test(variant));
