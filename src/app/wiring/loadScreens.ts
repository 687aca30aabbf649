import { waitForIdle } from '../../platform/events/browser';
import { isSavingData } from '../../platform/page/deviceData';
import { didSucceed, loadOnce } from '../../platform/loading/loadOnce';
import { isStepKey } from '../../domain/pages/questionnaire';
import { findScreen } from '../../screens/registry';
import type { ScreenName } from '../../screens/screenName';
import { answersSubmitted } from '../../state/events';
import type { StartListening } from '../../state/root';

/** Loads what the screens after the form need of this build. */
export const loadLateAssets = loadOnce(async () => (await import('./lateAssets')).lateAssets);

const preloadScreen = (name: ScreenName): Promise<unknown> =>
  Promise.all([findScreen(name).load(), loadLateAssets()]);

/** Loads the review ahead, so that it also opens without a network. Later than the first step, which is far away from it. */
export const loadReview = loadOnce(() => preloadScreen('review'));

/** Loads code that is probably needed, unless the browser saves data: then it loads when it is needed. */
function loadAhead(load: () => Promise<unknown>): void {
  if (!isSavingData()) void didSucceed(load());
}

/** Loads the review after a step, and the wait for the decision while the lead is sent, which nearly always leads there. */
export function loadScreensAhead(startListening: StartListening): void {
  startListening({
    actionCreator: answersSubmitted,
    effect: ({ payload: { key, requestKey } }) => {
      if (isStepKey(key)) void waitForIdle().then(() => loadAhead(loadReview));
      if (requestKey === 'lead') loadAhead(() => preloadScreen('checking'));
    },
  });
}
