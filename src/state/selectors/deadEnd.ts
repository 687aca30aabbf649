import type { DeadEnd } from '../../domain/journey/calls/requestStatus';
import { findDeadEnd } from '../../domain/journey/states/deadEnd';
import type { Page } from '../../domain/pages/resolvePage';
import type { RootState } from '../root';
import { selectProgressState, selectSteps, selectSubmitted } from './journey';

/** Why nothing follows a response of the server to the last step; null if a screen or a step follows. */
export function selectDeadEnd(state: RootState, page: Page, stateBefore: number): DeadEnd | null {
  return findDeadEnd({
    stateBefore,
    state: selectProgressState(state),
    steps: selectSteps(state, page),
    submitted: selectSubmitted(state),
    page,
  });
}
