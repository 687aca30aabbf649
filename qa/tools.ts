import type { QaDependencies } from '../src/app/wiring/qaDependencies';
import { today } from '../src/platform/device/clock';
import type { Questionnaire } from '../src/domain/pages/questionnaire';
import { indexQuestions } from '../src/domain/pages/questionIndex';
import type { ObservableValue } from './observableValue';
import { createNetworkConditions, type NetworkConditions } from './networkConditions';
import { getCurrentForm, createQuestionFinder } from './filling/controls';
import type { FillExtent } from './filling/extent';
import { fillStep } from './filling/fillStep';
import type { FillContext } from './filling/sampleAnswers';
import { createPayloadRecorder, type RecentPayloads } from './payloads';

/** The services of the drawer's sections. */
export interface QaTools {
  readonly dependencies: QaDependencies;
  readonly conditions: ObservableValue<NetworkConditions>;
  readonly payloads: Pick<ObservableValue<RecentPayloads>, 'get' | 'subscribe'>;
  /** Creates the context of samples for this page and day. */
  readonly createFillContext: (extent: FillExtent) => Promise<FillContext>;
  /** Fills the form on the screen and returns the names of the filled controls. */
  readonly fillStep: (extent: FillExtent) => Promise<readonly string[]>;
}

/** Creates the services and intercepts the application's requests from now on. */
export function createQaTools(dependencies: QaDependencies): QaTools {
  const conditions = createNetworkConditions();
  const payloads = createPayloadRecorder();
  dependencies.interceptNetwork((call, go) => {
    payloads.note(call);
    return conditions.between(call, go);
  });
  const questionnaires = async (): Promise<readonly Questionnaire[]> => [
    ...dependencies.page.steps,
    ...Object.values((await dependencies.loadLateAssets()).states),
  ];
  const createFillContext: QaTools['createFillContext'] = async (extent) => ({
    page: dependencies.page,
    today: today(dependencies.page.facts.timeZone),
    extent,
    questions: indexQuestions(await questionnaires()),
  });
  return {
    dependencies,
    conditions,
    payloads,
    createFillContext,
    fillStep: async (extent) => {
      const form = getCurrentForm();
      if (form === null) return [];
      const find = createQuestionFinder(await questionnaires(), form.dataset['step'] ?? '');
      return fillStep(form, find, await createFillContext(extent));
    },
  };
}
