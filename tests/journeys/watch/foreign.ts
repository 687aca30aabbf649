import { selectApplicationId } from '../../../src/state/selectors/journey';
import type { JourneyRecord } from '../record';
import type { JourneyTab } from '../tab';
import { findPeople } from './people';

/** What a tab, its storage or the browser's storage holds of people who have nothing to do with the application; null if nothing. */
export function findForeign(record: JourneyRecord, { store, session, local }: JourneyTab): string | null {
  const present = selectApplicationId(store.getState());
  const places = [
    ['the state of the tab', JSON.stringify(store.getState()), present] as const,
    ['the session storage', [...session].join('\n'), present] as const,
    ...[...local].map(([key, value]) => [key, value, key.split(':')[2] ?? ''] as const),
  ];
  for (const [place, text, application] of places) {
    const found = findPeople(text);
    if (found.size === 0) continue;
    const allowed = record.applications.has(application) ? record.getPeople(application) : new Set<number>();
    const foreign = [...found].find((person) => !allowed.has(person));
    if (foreign !== undefined)
      return `${place} holds answers of the person ${foreign}, who is none of ${[...allowed].join(', ')}`;
  }
  return null;
}
