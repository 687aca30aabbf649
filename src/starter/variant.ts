import { leadKey } from '../domain/journey/arrival/storedKeys';
import { isExpired, prefix, readStored } from './facts';
import { readEnteredJournals } from './storedApplication';

/** The experiment that the build runs. The build inlines it. */
export interface DrawnExperiment {
  /** When it begins and ends, in milliseconds since the epoch. */
  readonly fromMs: number;
  readonly toMs: number;
  /** The share of each variant in percent, by its tag. The shares add up to 100. */
  readonly shares: Readonly<Record<string, number>>;
}

/**
 * Marks the document with the variant of this visit: what the address names, that of the stored application, what this browser has drawn
 * lately, or one that is drawn now. Marks nothing if the visit takes part in none, as an application that began without it does not.
 */
export function chooseVariant({ fromMs, toMs, shares }: DrawnExperiment): void {
  const lead = readStored('sessionStorage', leadKey);
  // A tab without a lead opens the latest application.
  const applications =
    lead === null
      ? readEnteredJournals()
      : [JSON.stringify(lead), ...readEnteredJournals(String(lead['applicationId']))];
  const drawn = readStored('localStorage', 'variant');
  // As texts, because what is stored may have any shape. A quotation mark in an answer has a backslash before it.
  const stored =
    applications.length === 0 && !isExpired(drawn?.['savedAt']) ? [JSON.stringify(drawn)] : applications;
  const tags = Object.keys(shares);
  const now = Date.now();
  let rest = Math.random() * 100;
  const tag =
    (TAKES_VARIANT ? findAsked(tags) : undefined) ??
    stored.flatMap((text) => tags.find((each) => text.includes(`"${each}"`)) ?? [])[0] ??
    (applications.length === 0 && now >= fromMs && now < toMs
      ? tags.find((each) => (rest -= shares[each] ?? 0) < 0)
      : undefined);
  if (tag === undefined) return;
  document.documentElement.dataset['variant'] = tag.split(':')[2];
  try {
    // Until the application has stored it with the lead, and for one that begins soon after.
    localStorage.setItem(`${prefix}:variant`, JSON.stringify({ tag, savedAt: now }));
  } catch {
    // Without storage each document draws.
  }
}

/** The variant that the address names. */
function findAsked(tags: readonly string[]): string | undefined {
  const asked = new URLSearchParams(location.search).get('variant');
  return tags.find((tag) => tag.split(':')[2] === asked);
}

/**
 * Puts the first screen of the chosen variant into the place of the page as it is, and gives the link the texts of what is shown. From
 * then on styles show the screen to a visit that sees another variant than the page as it is.
 */
export function showVariant(): void {
  const { variant } = document.documentElement.dataset;
  const template = document.querySelector<HTMLTemplateElement>(`#variant-${variant}`);
  const link = document.querySelector<HTMLLinkElement>('#built');
  if (template !== null) document.getElementById('root')?.replaceChildren(template.content);
  if (link === null) return;
  link.href = (template ?? link).dataset['texts'] ?? '';
  link.rel = 'preload';
}
