import * as v from 'valibot';
import { getCoverDelayMs, isUntouched } from '../../domain/pages/coverDelay';
import { now } from '../../platform/clock';
import { loadOnce, type LazyLoader } from '../../platform/loadOnce';
import { activePage } from '../wiring/activePage';
import type * as LatePartsModule from './lateParts';
import type { StartPhases } from './startPhases';

/** What a start needs after the first screen. */
export interface LateParts {
  /** Loads the code and starts its listeners. */
  readonly load: LazyLoader<typeof LatePartsModule>;
  /** Whether the applicant returns so late that the answers must be covered before anything is rendered. */
  readonly isReturnLate: boolean;
}

/** Prepares the late parts of a start. */
export function createLateParts(input: StartPhases): LateParts {
  const { lastOperationTimestamp } = input.visit.state.leadApplication;
  const startedAt = now();
  const touchedAt =
    input.context.storages.session.getParsed('touchedAt', v.number()) ?? lastOperationTimestamp ?? startedAt;
  return {
    load: loadOnce(async () => {
      const [module] = await Promise.all([import('./lateParts'), input.content.loadTexts()]);
      module.startLateListeners(input, touchedAt);
      return module;
    }),
    isReturnLate: isUntouched(touchedAt, startedAt, getCoverDelayMs(activePage.definition)),
  };
}
