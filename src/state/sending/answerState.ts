import { api } from '../../api/api';
import type { Envelope } from '../../api/envelope';
import { callOf, shapeOf, stateAsking, type AnsweringCall } from '../../domain/journey/states/progressStates';
import { callBody } from '../../domain/pages/callBody';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { isOver } from '../sessions';
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
  const { id } = getState().leadApplication.application;
  const row = stateAsking(key);
  if (id === undefined || row === undefined) return { error: { kind: 'gone' } };
  const questionnaire = (await extra.loadStates())[row.route];
  const answers = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const body = { id, ...callBody(questionnaire?.dataPoints ?? [], answers, shapeOf(row)) };
  return dispatch(answering(callOf(row, extra.page.definition.flow))({ body }));
}
