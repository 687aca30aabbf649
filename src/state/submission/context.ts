import type { AppDispatch, Dependencies, RootState } from '../root';
import type { SentRequest } from '../requests/sentRequests';

/** What an effect needs from its listener: the store, the dependencies and the listener's signal. */
export interface ListenerContext {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly extra: Dependencies;
  readonly signal: AbortSignal;
}

/** What one attempt to send gets. */
export interface Attempt {
  /** Whether the application still waits for the response. */
  readonly isAwaited: () => boolean;
  readonly getKey: SentRequest['getKey'];
}

/** The result of an attempt that sent nothing, because nobody waits for the response any more. The request is abandoned. */
export const notAwaited = { error: { kind: 'gone' } } as const;
