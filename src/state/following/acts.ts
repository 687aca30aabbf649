import { acts, type ActName, type StateAct } from '../../api/acts';
import { api } from '../../api/api';
import { calls } from '../../api/calls.gen';
import type { Envelope } from '../../api/envelope';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import { deliver, type Effect, type Outcome, type Verdict } from '../sending/deliver';
import { isBusy } from '../selectors/journey';
import type { AppDispatch, Dependencies, RootState, StartListening } from '../root';
import { isOver } from '../sessions';
import { actTaken, stepDataRefused } from '../signals';
import { inquiryChanged, sendingChanged } from '../slices/asyncFormData';
import { currentState } from '../slices/leadState';
import type { SendingKey } from '../../domain/journey/calls/sending';

/** What an applicant does on the screen of a state, sent once by each press; the answer names the next state. */
export function setupActListeners(startListening: StartListening): void {
  startListening({ actionCreator: actTaken, effect: ({ payload }, effect) => send(payload, effect) });
  // What was told of the acts of one state says nothing of the next.
  startListening({
    predicate: (_action, current, previous) =>
      currentState(current.leadApplication) !== currentState(previous.leadApplication),
    effect: (_action, effect) => {
      for (const key of ['aside', 'act', 'resend'] as const) rest(key, effect);
    },
  });
  const logged = new Set<number>();
  startListening({
    actionCreator: stepDataRefused,
    effect: (_action, { getState, extra }) => {
      const state = currentState(getState().leadApplication);
      if (logged.has(state)) return;
      logged.add(state);
      extra.log('What the screen of a state needs was missing or of another shape', {
        state,
        route: progressStateOf(state)?.route ?? '',
      });
    },
  });
}

async function send(act: StateAct, effect: Effect): Promise<void> {
  const { dispatch, getState, extra } = effect;
  const key = acts[act.call];
  const { id } = getState().leadApplication.application;
  if (id === undefined || isBusy(getState(), key)) return;
  const call = async (): Promise<Outcome<Envelope | 'taken'>> =>
    isOver(getState(), extra) ? { error: { kind: 'gone' } } : dispatch(sending(act, id));
  await deliverAct(key, call, effect);
}

/** Sends what was done on a screen, and tells under its key what came of it. */
export async function deliverAct(
  key: SendingKey,
  call: () => Promise<Outcome<Envelope | 'taken'>>,
  effect: Effect,
): Promise<void> {
  const delivered = await deliver(key, call, effect);
  if (delivered.kind === 'taken')
    effect.dispatch(sendingChanged({ key, sending: { kind: 'saved', at: effect.extra.now() } }));
  if (delivered.kind === 'judged') tellVerdict(key, delivered.verdict, effect);
}

type Sent = (
  dispatch: AppDispatch,
  getState: () => RootState,
  extra: Dependencies,
) => Promise<Outcome<Envelope | 'taken'>>;

/** The call of an act. Its argument is typed where the act is made; the lead's id stands in its path or else in its body. */
function sending(act: StateAct, id: string): Sent {
  const stands = calls[act.call].path.includes('{id}');
  return initiator(act.call)(stands ? { params: { id } } : { body: { id, ...act.told } });
}

function initiator(call: ActName): (argument: object) => Sent;
function initiator(call: ActName): object {
  return api.endpoints[call].initiate;
}

function tellVerdict(key: SendingKey, verdict: Verdict, { dispatch }: Effect): void {
  if (verdict.kind === 'gone') dispatch(inquiryChanged('gone'));
  const codes = verdict.kind === 'field-errors' ? { codes: verdict.errors } : {};
  dispatch(sendingChanged({ key, sending: { kind: 'not-saved', reason: 'refused', ...codes } }));
}

/** Nothing is told under a key any more, and what is still under way is not waited for. */
export function rest(key: SendingKey, { dispatch, getState }: Pick<Effect, 'dispatch' | 'getState'>): void {
  const standing = getState().asyncFormData.sendings[key];
  if (standing !== undefined && standing.kind !== 'idle') {
    dispatch(sendingChanged({ key, sending: { kind: 'idle' } }));
  }
}
