import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import type { AnsweringCall } from '../../domain/journey/states/askingStates';
import { mergeLead } from '../../domain/lead/merge';
import { readLead } from '../../domain/lead/schema';
import { callBody } from '../../domain/pages/callBody';
import { confirmedParts } from '../../domain/pages/confirmed';
import { questionsOf } from '../../domain/pages/stepSequence';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { isOver } from '../sessions';
import { selectSteps } from '../selectors/journey';
import type { AnswersGiven } from '../signals';
import type { Effect, Outcome } from './deliver';

/** A call that takes the answers of a state's screen: its body is made of the row, which the contract's tests hold against it. */
type Answering = (argument: {
  readonly body: { readonly id: string };
}) => (dispatch: AppDispatch, getState: () => RootState, extra: Dependencies) => Promise<Outcome<Envelope>>;

/** A row that names no call of the contract does not compile. */
function answering(name: AnsweringCall): Answering;
function answering(name: AnsweringCall): object {
  return api.endpoints[name].initiate;
}

/** One try to send what a questionnaire on the present state's screen asked, to the call of the row that asks it. */
export async function answerState(
  { key, answers: given }: Pick<AnswersGiven, 'key' | 'answers'>,
  { dispatch, getState, extra }: Effect,
): Promise<Outcome<Envelope>> {
  if (isOver(getState(), extra)) return { error: { kind: 'gone' } };
  const { application } = getState().leadApplication;
  const { id } = application;
  const states = Object.values(await extra.loadStates());
  const own = states.find((state) => state.key === key);
  if (id === undefined || own === undefined) return { error: { kind: 'gone' } };
  const known = questionsOf([...extra.page.steps, ...states, own]);
  const questions = given.flatMap(({ name }) => known.get(name) ?? []);
  const answers = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const told = callBody(questions, answers, own.body);
  const confirmed = own.confirms
    ? mergeLead(confirmedParts(application, selectSteps(getState(), extra.page)), readLead(told))
    : told;
  const body = { id, ...confirmed };
  return dispatch(answering(own.sendsTo)({ body }));
}
