import type { DeadEnd } from '../calls/requestStatus';
import { isAfterOffer, findStateRoute } from './progressStates';
import { resolvePlace, type PlaceInput } from './resolvePlace';

interface LastStepResponse extends Omit<PlaceInput, 'route' | 'partner'> {
  readonly stateBefore: number;
}

/**
 * Why nothing follows after the last step (decision 26): the server named no other state, or one that the page has no step for and
 * that opens no unfinished step.
 *
 * @returns null if a screen or a step follows
 */
export function findDeadEnd({ stateBefore, ...location }: LastStepResponse): DeadEnd | null {
  const { state, submitted } = location;
  if (isAfterOffer(state)) return null;
  if (state === stateBefore) return 'no-next-state';
  const place = resolvePlace({ ...location, route: findStateRoute(state, undefined) ?? '' });
  return place.show === 'redirect' && submitted.includes(place.route) ? 'no-step' : null;
}
