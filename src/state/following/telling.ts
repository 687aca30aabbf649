import { api } from '../../api/api';
import { progressStateOf, stateNumber } from '../../domain/journey/states/progressStates';
import { identityOf } from '../../domain/tracking/identity';
import type { LeadEventName, TrackedEvent, UsageEventName } from '../../domain/tracking/trackedEvent';
import type { RootState, StartListening } from '../root';
import type { Effect } from '../sending/deliver';
import { redirectFollowed } from '../slices/lead';
import { currentState } from '../slices/leadState';
import { answersRefused, leadContinued, pageRestored, tabsMerged } from '../signals';

/** States in which a lender's offer is shown. */
const offerStates = [
  'IPFD_OFFER_CHOICE',
  'COFIDIS_OFFER',
  'PROVIDENT_OFFER',
  'INSTABANK_OFFER',
  'PROFICREDIT_OFFER',
];

/** Says what happened in the application to the one module that hands it on (`src/tracking`). */
export function setupTellingListeners(startListening: StartListening): void {
  startListening({
    matcher: api.endpoints.postLead.matchFulfilled,
    effect: (_action, effect) => tellOfLead(effect, 'Lead'),
  });
  startListening({
    predicate: (action, current, previous) => isNews(action) && isThrough(current) && !isThrough(previous),
    effect: (_action, effect) => tellOfLead(effect, 'CompleteRegistration'),
  });
  startListening({
    predicate: (action, current, previous) =>
      isNews(action) && currentState(current.leadApplication) !== currentState(previous.leadApplication),
    effect: (_action, effect) => {
      const { name = '' } = progressStateOf(currentState(effect.getState().leadApplication)) ?? {};
      if (name === 'REJECTED') tellOfLead(effect, 'Reject');
      if (name === 'ACCEPTED') tell(effect, 'Accepted');
      if (offerStates.includes(name)) tell(effect, 'OfferSeen', { state: name });
    },
  });
  startListening({
    actionCreator: redirectFollowed,
    effect: (_action, effect) => tell(effect, 'Redirected'),
  });
  startListening({
    actionCreator: answersRefused,
    effect: ({ payload: { errors, opens } }, effect) =>
      tell(effect, 'StepLeftWithErrors', {
        step: opens ?? '',
        questions: errors.map(({ name }) => name).join(' '),
      }),
  });
}

/** What another tab, a link or an earlier page tells is no news: it was told where it happened. */
function isNews(action: Parameters<typeof tabsMerged.match>[0]): boolean {
  return !tabsMerged.match(action) && !leadContinued.match(action) && !pageRestored.match(action);
}

/** Whether the last step before the offer has been taken by the server. */
function isThrough({ leadApplication }: RootState): boolean {
  const state = progressStateOf(currentState(leadApplication));
  return state?.phase === 'after-offer' && state.state !== stateNumber('CONTINUE');
}

/** What was before the action is asked for in the same turn. */
interface Telling extends Effect {
  readonly getOriginalState: () => RootState;
}

/** Tells an event of the lead, with whom it happened to. */
function tellOfLead({ getOriginalState, getState, extra }: Telling, name: LeadEventName): void {
  const { application } = getState().leadApplication;
  // What was known before: an end forgets personal data at once.
  const before = getOriginalState().leadApplication.application;
  const known = application.contactDetails === undefined ? before : application;
  extra.track({
    name,
    facts: {},
    leadId: application.id ?? '',
    identity: identityOf(known, extra.page.facts.phone.callingCode),
  });
}

function tell({ getState, extra }: Effect, name: UsageEventName, facts: TrackedEvent['facts'] = {}): void {
  extra.track({ name, facts, leadId: getState().leadApplication.application.id ?? '' });
}
