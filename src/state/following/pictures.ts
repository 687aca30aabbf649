import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import type { AppDispatch, Dependencies, RootState } from '../root';
import type { Outcome } from '../sending/deliver';
import { isBusy } from '../selectors/journey';
import { isOver } from '../sessions';
import { deliverAct, rest } from './acts';

export interface SentPictures {
  readonly front: File;
  readonly back?: File;
}

/** How a sending of pictures is watched and stopped. */
export interface Watch {
  /** How many bytes have left, and of how many. */
  readonly onSent: (sent: number, whole: number) => void;
  /** Ends it, at whatever point it is; nothing is told of it then. */
  readonly signal: AbortSignal;
}

type Thunk = (dispatch: AppDispatch, getState: () => RootState, extra: Dependencies) => Promise<void>;

/** Sends the pictures of a document as an act of its screen. They pass through, and are kept nowhere on the way. */
export function sendPictures(pictures: SentPictures, { onSent, signal }: Watch): Thunk {
  return async (dispatch, getState, extra) => {
    const { id } = getState().leadApplication.application;
    if (id === undefined || isBusy(getState(), 'act') || signal.aborted) return;
    const call = async (): Promise<Outcome<Envelope>> => {
      if (isOver(getState(), extra)) return { error: { kind: 'gone' } };
      const argument = { body: { id, ...pictures }, onSent };
      const sending = dispatch(api.endpoints.idUpload.initiate(argument, { track: false }));
      const stop = () => sending.abort();
      signal.addEventListener('abort', stop);
      const outcome = await sending;
      signal.removeEventListener('abort', stop);
      return outcome;
    };
    signal.addEventListener('abort', () => rest('act', { dispatch, getState }));
    try {
      await deliverAct('act', call, { dispatch, getState, extra, signal });
    } catch (error) {
      // A wait between two tries ends so when it is stopped.
      if (!signal.aborted) throw error;
    }
  };
}
