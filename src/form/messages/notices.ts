import type { AnswerNotice } from '../../domain/catalogue/messages';
import { createListeners } from '../../platform/events/listeners';

export type NoticesByControl = Readonly<Record<string, AnswerNotice>>;

/** The notices beside the controls of a step. A change of one renders no other field. */
export interface Notices {
  /** The notice beside a control. A notice of the rules comes before one of the server. */
  readonly get: (control: string) => AnswerNotice | undefined;
  readonly getFromRules: () => NoticesByControl;
  /** Calls the listener when a notice is added or removed. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly setFromRules: (notices: NoticesByControl) => void;
  readonly addFromServer: (control: string, notice: AnswerNotice) => void;
  readonly remove: (control: string) => void;
}

export function createNotices(): Notices {
  let fromRules: NoticesByControl = {};
  let fromServer: NoticesByControl = {};
  const { subscribe, notify } = createListeners();
  const update = (nextFromRules: NoticesByControl, nextFromServer: NoticesByControl) => {
    fromRules = nextFromRules;
    fromServer = nextFromServer;
    notify();
  };
  const get: Notices['get'] = (control) => fromRules[control] ?? fromServer[control];
  return {
    get,
    getFromRules: () => fromRules,
    subscribe,
    setFromRules: (notices) => update(notices, fromServer),
    addFromServer: (control, notice) => update(fromRules, { ...fromServer, [control]: notice }),
    remove: (control) => {
      if (get(control) !== undefined) update(without(fromRules, control), without(fromServer, control));
    },
  };
}

function without(notices: NoticesByControl, control: string): NoticesByControl {
  const { [control]: _removed, ...others } = notices;
  return others;
}
