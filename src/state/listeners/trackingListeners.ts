import { isResponse } from '../../api/responseActions';
import { findProgressState, isOfferState } from '../../domain/journey/states/progressStates';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { getEventIdSource } from '../../domain/tracking/eventIds';
import { getIdentity } from '../../domain/tracking/identity';
import type { LeadEventName } from '../../domain/tracking/platformEvent';
import type { RootState, StartListening } from '../root';
import type { ListenerContext } from '../submission/context';
import { redirectFollowed } from '../slices/lead';
import type { ServerFieldError } from '../slices/leadState';
import { selectProgressState, selectReceivedState } from '../selectors/journey';
import { answersRejected } from '../events';
import { trackUsageEvent } from '../usageListeners';
import { isFormComplete, isOwnEvent } from './ownEvents';

/** Reports events of the application to `src/tracking`, which forwards them to the platforms. */
export function setupTrackingListeners(startListening: StartListening): void {
  startListening({
    matcher: isResponse('created'),
    effect: (_action, context) => trackLeadEvent(context, 'Lead'),
  });
  // Also of a decision that is held back: the next document knows it, and reports what happens there alone.
  startListening({
    predicate: (action, current, previous) =>
      isOwnEvent(action) && selectReceivedState(current) !== selectReceivedState(previous),
    effect: (_action, context) => {
      const state = selectReceivedState(context.getState());
      const wasComplete = isFormComplete(selectReceivedState(context.getOriginalState()));
      const { name = '' } = findProgressState(state) ?? {};
      if (isFormComplete(state) && !wasComplete) trackLeadEvent(context, 'CompleteRegistration');
      if (name === 'REJECTED') trackLeadEvent(context, 'Reject');
      if (name === 'ACCEPTED') trackUsageEvent(context, 'Accepted');
    },
  });
  startListening({
    predicate: (action, current, previous) =>
      isOwnEvent(action) && selectProgressState(current) !== selectProgressState(previous),
    effect: (_action, context) => {
      const state = selectProgressState(context.getState());
      const { name = '' } = findProgressState(state) ?? {};
      if (isOfferState(state)) trackUsageEvent(context, 'OfferSeen', { state: name });
    },
  });
  startListening({
    actionCreator: redirectFollowed,
    effect: (_action, context) => trackUsageEvent(context, 'Redirected'),
  });
  startListening({
    actionCreator: answersRejected,
    effect: async ({ payload: { errors, stepToOpen } }, context) =>
      trackUsageEvent(context, 'StepLeftWithErrors', {
        step: stepToOpen ?? '',
        questions: (await listQuestionNames(errors, context.extra)).join(' '),
      }),
  });
}

/** The state before the action must be read synchronously in the effect. */
interface TrackingContext extends ListenerContext {
  readonly getOriginalState: () => RootState;
}

function trackLeadEvent({ getOriginalState, getState, extra }: TrackingContext, name: LeadEventName): void {
  const { application, applicationId } = getState().leadApplication;
  // An end state removes personal data immediately, so the data before the action is used.
  const before = getOriginalState().leadApplication.application;
  const identified = application.contactDetails === undefined ? before : application;
  extra.track({
    name,
    properties: {},
    leadId: application.id ?? '',
    idSource: getEventIdSource(name, {
      applicationId,
      sessionStartedAt: identified.sessionStartedAt ?? '',
    }),
    identity: getIdentity(identified),
  });
}

/** The names of errors that are questions. The server names the others itself, and may repeat an answer there. */
async function listQuestionNames(
  errors: readonly ServerFieldError[],
  { page, loadStateQuestionnaires }: TrackingContext['extra'],
): Promise<readonly string[]> {
  const names = errors.map(({ name }) => name);
  const ofSteps = indexQuestions(page.steps);
  if (names.every((name) => ofSteps.has(name))) return names;
  const ofStates = indexQuestions(Object.values(await loadStateQuestionnaires().catch(() => ({}))));
  return names.filter((name) => ofSteps.has(name) || ofStates.has(name));
}
