import { api } from '../../api/api';
import type { CallResult } from '../../api/callResult';
import type { Envelope } from '../../api/envelope';
import { mergeLead } from '../../domain/lead/merge';
import { readLead } from '../../domain/lead/schema';
import { buildCallBody } from '../../domain/pages/buildCallBody';
import { collectConfirmedAnswers } from '../../domain/pages/confirmation';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { isApplicationOver } from '../tabs/sessions';
import { selectSteps, type getSeenState } from '../selectors/journey';
import type { AnswersSubmitted } from '../events';
import type { Attempt, ListenerContext } from './context';
import { createCallByTable } from './createCall';
import { listEmptied } from './listEmptied';

interface StateAnswers extends Pick<AnswersSubmitted, 'key' | 'answers'> {
  /** The version of the state whose screen the applicant has answered. */
  readonly seen: ReturnType<typeof getSeenState>;
}

/** Sends the answers to a questionnaire of the current state's screen once, to the endpoint of its row. */
export async function sendStateAnswers(
  { key, answers: submitted, seen }: StateAnswers,
  context: ListenerContext & Pick<Attempt, 'getKey'>,
): Promise<CallResult<Envelope>> {
  const { getState, extra } = context;
  if (isApplicationOver(getState(), extra)) return { error: { kind: 'gone' } };
  const { application, emptied: removed } = getState().leadApplication;
  const { id } = application;
  const states = Object.values(await extra.loadStateQuestionnaires());
  const questionnaire = states.find((state) => state.key === key);
  if (id === undefined || questionnaire === undefined) return { error: { kind: 'gone' } };
  const index = indexQuestions([...extra.page.steps, ...states, questionnaire]);
  const questions = submitted.flatMap(({ name }) => index.get(name) ?? []);
  const answers = Object.fromEntries(submitted.map(({ name, value }) => [name, value]));
  const details = buildCallBody(questions, answers, questionnaire.body);
  const confirmed = questionnaire.confirms
    ? mergeLead(collectConfirmedAnswers(application, selectSteps(getState(), extra.page)), readLead(details))
    : details;
  // Of what the form hides, the screen itself may have asked some: that is in the body.
  const emptied = questionnaire.confirms
    ? listEmptied(getState(), extra.page).filter(
        (name) => removed.includes(name) || answers[name] === undefined,
      )
    : removed.filter((name) => Object.hasOwn(answers, name));
  const isNamed = questionnaire.body === 'lead-parts' && emptied.length > 0;
  const body = { id, ...seen, ...confirmed, ...(isNamed && { emptied }) };
  const { endpoint } = questionnaire;
  return createCallByTable(api.endpoints[endpoint], { body }, { endpoint, body }, context)(context);
}
