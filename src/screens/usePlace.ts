import { useSelector } from 'react-redux';
import { resolvePlace, type Place } from '../domain/journey/states/resolvePlace';
import type { Page } from '../domain/pages/resolvePage';
import { selectProgressState, selectResult, selectSteps, selectSubmitted } from '../state/selectors/journey';
import type { RootState } from '../state/root';

/** What the application shows for a route below the base path, without slashes at its ends. */
export function usePlace(page: Page, route: string): Place {
  const steps = useSelector((state: RootState) => selectSteps(state, page));
  const submitted = useSelector(selectSubmitted);
  const state = useSelector(selectProgressState);
  const { partnerName: partner } = useSelector(selectResult);
  return resolvePlace({ route, state, partner, steps, submitted, page });
}
