import type { StepPath } from '../../domain/catalogue/steps';
import type { PageStep } from '../../domain/pages/resolvePage';
import type { AnswerReader } from '../../form/engine/answerReader';
import { loadLazyFields } from '../../form/kinds/loadLazyFields';
import type { NextStepListener } from '../../screens/screenProps';
import { StepReview } from '../../screens/step/lazyComponents';
import type { AppStore } from '../../state/store';
import { watchApplication } from '../../state/sessions';
import { activePage, loadStepSubmission } from './activePage';
import { watchNextStep } from './nextStep';

/**
 * Watches which step of the page follows the open one, when the code of a next step has loaded: a step keeps what it was drawn with.
 *
 * @returns the function that stops it
 */
export async function watchNextStepOfPage(
  store: AppStore,
  getReaderLoader: (step: PageStep) => () => Promise<AnswerReader>,
  ...watch: [path: StepPath, languageTag: string, listener: NextStepListener]
): Promise<() => void> {
  const [{ predictNextStep }] = await Promise.all([
    loadStepSubmission(),
    loadLazyFields(),
    StepReview.load(),
  ]);
  return watchNextStep(
    {
      page: activePage,
      store,
      predictNextStep: (...submit) => store.dispatch(predictNextStep(...submit)),
      watchApplication: () => store.dispatch(watchApplication()),
      flush: () => store.dispatch((_dispatch, _getState, extra) => extra.flush()),
      loadReader: (step) => getReaderLoader(step)(),
    },
    ...watch,
  );
}
