import type { QaWorld } from '../src/app/qaWorld';
import { today } from '../src/platform/clock';
import type { Questionnaire } from '../src/domain/pages/questionnaire';
import { questionsOf } from '../src/domain/pages/stepSequence';
import type { Cell } from './cell';
import { makeConditions, type Conditions } from './conditions';
import { presentForm, questionFinder } from './filling/controls';
import type { Extent } from './filling/extent';
import { fillStep } from './filling/fillStep';
import type { Filling } from './filling/typed';
import type { LedgerSource } from './ledger';
import { makePayloads, type Payloads } from './payloads';

/** What the drawer's parts work with. */
export interface Tools {
  readonly world: QaWorld;
  readonly conditions: Cell<Conditions>;
  readonly payloads: Pick<Cell<Payloads>, 'get' | 'subscribe'>;
  readonly ledger: LedgerSource;
  /** Samples for this page on this day. */
  readonly filling: (extent: Extent) => Promise<Filling>;
  /** Fills the form on the screen and gives the names of its controls. */
  readonly fill: (extent: Extent) => Promise<readonly string[]>;
}

/** Stands between the application and the network from now on. */
export function makeTools(world: QaWorld, ledger: LedgerSource): Tools {
  const conditions = makeConditions();
  const payloads = makePayloads();
  world.standBetween((call, go) => {
    payloads.note(call);
    return conditions.between(call, go);
  });
  const questionnaires = async (): Promise<readonly Questionnaire[]> => [
    ...world.page.steps,
    ...Object.values(await world.loadStates()),
  ];
  const filling: Tools['filling'] = async (extent) => ({
    page: world.page,
    today: today(world.page.facts.timeZone),
    extent,
    questions: questionsOf(await questionnaires()),
  });
  return {
    world,
    conditions,
    payloads,
    ledger,
    filling,
    fill: async (extent) => {
      const form = presentForm();
      if (form === null) return [];
      const find = questionFinder(await questionnaires(), form.dataset['step'] ?? '');
      return fillStep(form, find, await filling(extent));
    },
  };
}
