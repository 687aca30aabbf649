import type { UnknownAction } from '@reduxjs/toolkit';
import type { StateAction } from '../../src/api/stateActions';
import { getConsentState } from '../../src/domain/journey/states/consentStates';
import { findPartnerFrame } from '../../src/domain/journey/states/partnerFrames';
import { isOfferState, isEndState } from '../../src/domain/journey/states/progressStates';
import {
  checkingOpened,
  continuationAccepted,
  continuationDeclined,
  leadStatusRequested,
  newApplicationRequested,
  offerAccepted,
  reapplyRequested,
  redirectClicked,
  stateActionRequested,
} from '../../src/state/events';
import {
  selectHasLinkConflict,
  selectHasOpenApplication,
  selectProgressState,
  selectResult,
} from '../../src/state/selectors/journey';
import type { AppThunk } from '../../src/state/root';
import { replaceGoneApplication } from '../../src/state/submission/submitQuestionnaire';
import { isRecord } from '../backend/body';
import type { JourneyTab } from './tab';
import type { CallName } from './watch/presses';

/** A button of a screen, and whether it leads to the end of the application or to another one. */
export interface ScreenAct {
  readonly name: string;
  readonly action: UnknownAction | AppThunk;
  /** The call that it sends; absent if it changes nothing on the server. */
  readonly call?: CallName;
  /** Whether the applicant begins another application with it. */
  readonly beginsAnew?: true;
}

const send = (action: StateAction): ScreenAct => ({
  name: action.call,
  call: action.call,
  action: stateActionRequested(action),
});

const again: ScreenAct = { name: 'ask again', action: leadStatusRequested() };
const anew: ScreenAct = { name: 'begin anew', action: newApplicationRequested(), beginsAnew: true };

/** The buttons of the screen that the tab shows, besides those of its form. The first one leads on. */
export function listActs(tab: JourneyTab): readonly ScreenAct[] {
  const shown = tab.place.getShown();
  const state = tab.store.getState();
  if (shown.show === 'standalone' || (shown.show === 'state' && shown.route === 'continue')) {
    return listActsOfLink(state);
  }
  if (shown.show !== 'state') return [];
  if (state.asyncFormData.reads.leadStatus.failure === 'gone')
    return [{ name: 'replace the lead that is gone', action: replaceGoneApplication(), beginsAnew: true }];
  const { stepData } = selectResult(state);
  const progress = selectProgressState(state);
  const { route } = shown;
  const frame = findPartnerFrame(route);
  if (route === 'checking') return [{ name: 'check again', action: checkingOpened() }];
  if (route === 'accepted' || route === 'smava')
    return [{ name: 'accept', call: 'sale', action: offerAccepted() }];
  if (route === 'redirected')
    return [
      { name: 'go to the partner', action: redirectClicked() },
      { name: 'reapply', action: reapplyRequested(), beginsAnew: true },
    ];
  if (isEndState(progress)) return [{ name: 'reapply', action: reapplyRequested(), beginsAnew: true }];
  if (frame !== null) return [send({ call: frame.endpoint, details: { reference: 'reference-1' } }), again];
  if (route === 'id-upload') return [send({ call: 'skipDocumentUpload', details: {} })];
  if (route.endsWith('consents')) {
    const consents = state.leadApplication.customerConsents.map(({ id }) => ({ id, given: true }));
    if (consents.length === 0) return [again];
    return [send({ call: getConsentState(route).call, details: { consents } })];
  }
  if (route === 'ipfd-offer-choice') {
    const offers = Array.isArray(stepData?.['offers']) ? stepData['offers'] : [];
    const [first]: unknown[] = offers;
    if (!isRecord(first)) return [again];
    return [
      send({ call: 'acceptCrediteaOffer', details: { offerId: String(first['id']) } }),
      send({ call: 'skipOffer', details: {} }),
    ];
  }
  if (isOfferState(progress)) {
    if (stepData?.['offer'] === undefined) return [again];
    return [send({ call: 'continueOffer', details: {} }), send({ call: 'skipOffer', details: {} })];
  }
  return [];
}

const stay: ScreenAct = { name: 'stay here', action: continuationDeclined() };

/** The buttons of the screen of a link. Whoever has an application open here can go back to it. */
function listActsOfLink(state: ReturnType<JourneyTab['store']['getState']>): readonly ScreenAct[] {
  switch (state.asyncFormData.continuation.kind) {
    case 'idle':
    case 'loading':
      return [];
    case 'unknown':
    case 'trouble':
      return [...(selectHasOpenApplication(state) ? [stay] : []), anew];
    case 'found': {
      const go: ScreenAct = { name: 'continue', action: continuationAccepted() };
      return selectHasLinkConflict(state) ? [go, stay] : [go];
    }
  }
}
