import { useAppSelector } from './storeHooks';
import { resolvePlace, type Place } from '../domain/journey/states/resolvePlace';
import type { Page } from '../domain/pages/resolvePage';
import { selectProgressState, selectResult, selectSteps, selectSubmitted } from '../state/selectors/journey';

/** What the application shows for a route below the base path, without slashes at its ends. */
export function usePlace(page: Page, route: string): Place {
  const steps = useAppSelector((state) => selectSteps(state, page));
  const submitted = useAppSelector(selectSubmitted);
  const state = useAppSelector(selectProgressState);
  const { partnerName: partner } = useAppSelector(selectResult);
  return resolvePlace({ route, state, partner, steps, submitted, page });
}
