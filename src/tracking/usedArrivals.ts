import { splitLink } from '../domain/journey/arrival/linkQuery';
import { personalParameters } from '../domain/journey/arrival/privateAddress';
import { arrivalsKey, readArrivals } from '../platform/page/arrivals';
import type { KeyValueStorage } from '../platform/storage/storage';

/**
 * Removes what the application has read of the addresses that the starter stored: all but the continue links, and their personal
 * values. The application calls it after it has stored its own state.
 */
export function removeUsedArrivals(session: KeyValueStorage): void {
  const arrivals = Object.entries(readArrivals(session));
  if (arrivals.length === 0) return;
  const links = arrivals.filter(([, address]) => /^\/*continue\/+[^/?]/.test(address));
  session.set(
    arrivalsKey,
    links.length === 0
      ? undefined
      : Object.fromEntries(links.map(([mark, link]) => [mark, removePersonal(link)])),
  );
}

function removePersonal(link: string): string {
  const [path, query] = splitLink(link);
  const parameters = new URLSearchParams(query);
  for (const name of personalParameters) parameters.delete(name);
  return `${path}?${parameters}`;
}
