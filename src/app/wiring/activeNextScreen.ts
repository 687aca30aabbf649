import type { FormScreen, PageStep } from '../../domain/pages/resolvePage';
import type { AnswerReader } from '../../form/engine/answerReader';
import { loadLazyFields } from '../../form/kinds/loadLazyFields';
import type { NextScreenListener } from '../../screens/screenProps';
import { StepReview } from '../../screens/step/lazyComponents';
import { persistNow } from '../../state/persistNow';
import type { AppStore } from '../../state/store';
import { watchApplication } from '../../state/sessions';
import { predictNextScreen } from '../../state/submission/predictNextScreen';
import { activePage, loadStepSubmission } from './activePage';
import { watchNextScreen } from './nextScreen';

/**
 * Watches which screen of the page follows the open step, when the code of a next step has loaded: a step keeps what it was drawn with.
 *
 * @returns the function that stops it
 */
export async function watchNextScreenOfPage(
  store: AppStore,
  getReaderLoader: (step: PageStep) => () => Promise<AnswerReader>,
  loadReview: () => Promise<unknown>,
  ...watch: [screen: FormScreen, languageTag: string, listener: NextScreenListener]
): Promise<() => void> {
  await Promise.all([loadStepSubmission(), loadLazyFields(), StepReview.load()]);
  return watchNextScreen(
    {
      page: activePage,
      store,
      predictNextScreen: (...submit) => store.dispatch(predictNextScreen(...submit)),
      watchApplication: () => store.dispatch(watchApplication()),
      flush: () => store.dispatch(persistNow()),
      loadReader: (step) => getReaderLoader(step)(),
      loadReview,
    },
    ...watch,
  );
}
