import { findProgressState, stateNumber } from '../../src/domain/journey/states/progressStates';
import { readLead } from '../../src/domain/lead/schema';
import { getBrokerage } from './brokerage';
import { isConsentState, getConsents } from './consents';
import type { Schemas } from './contract';
import { maskEmail, maskPhoneNumber } from './masks';
import { hasAnswer, leadPathsByDataPoint } from './leadPaths';
import { createStages } from './stages';
import { getStateVersion } from './stateVersion';
import { getPartner, getStepData } from './stepData';
import type { BackendLead } from './store';
import { getStory } from './storyProgress';

/** The response of every call about a lead. It records the offer that the applicant has seen. */
export function createEnvelope(lead: BackendLead, request: Request): Schemas['Envelope'] {
  const { origin } = new URL(request.url);
  const stepData = getStepData(lead, origin);
  lead.lastSeenOffer = stepData?.offer === undefined ? null : JSON.stringify(stepData.offer);
  return {
    id: lead.id,
    state: lead.state,
    stateVersion: getStateVersion(lead, origin),
    leadStatus: getStory(lead).isDeclined && lead.state === stateNumber('REJECTED') ? 'negative' : 'positive',
    expiresAt: lead.expiresAt,
    application: {
      status: findProgressState(lead.state)?.name.toLowerCase() ?? 'unknown',
      offerId: `offer-${lead.id}`,
      partner: { name: getPartner(lead) },
    },
    ...(lead.version === 'dynamic'
      ? { dataPoints: [...(getStory(lead).requestedDataPoints ?? leadPathsByDataPoint.keys())] }
      : {}),
    ...(isConsentState(lead) ? { customerConsents: getConsents(lead) } : {}),
    ...(stepData === undefined ? {} : { stepData }),
    ...(lead.state === stateNumber('REDIRECTED') ? { redirect: createRedirect(lead, request) } : {}),
  };
}

/** The redirect to the fake lender, whose pages are on the same origin outside of the application. */
export function createRedirect(lead: BackendLead, request: Request): Schemas['Redirect'] {
  return {
    url: `${new URL(request.url).origin}/partner-sandbox`,
    method: getStory(lead).redirectMethod,
    params: { lead: lead.id },
  };
}

/** The lead of a link: masked contact details, no other personal values, and the names of the known data points. */
export function createContinuation(lead: BackendLead, request: Request): Schemas['Continuation'] {
  const known = readLead(lead.body);
  const { amount, period, periodScale, generalPolicies } = known;
  const { email, phoneNumber } = known.contactDetails ?? {};
  const brokerage = getBrokerage(lead);
  const stages = createStages(lead);
  return {
    ...createEnvelope(lead, request),
    id: lead.id,
    lead: {
      ...(amount === undefined ? {} : { amount }),
      ...(period === undefined ? {} : { period }),
      ...(periodScale === undefined ? {} : { periodScale }),
      ...(generalPolicies === undefined ? {} : { generalPolicies }),
    },
    given: [...leadPathsByDataPoint.keys()].filter((name) => hasAnswer(known, name)),
    masked: {
      ...(email === undefined ? {} : { email: maskEmail(email) }),
      ...(phoneNumber === undefined ? {} : { phoneNumber: maskPhoneNumber(phoneNumber) }),
    },
    ...(brokerage === undefined ? {} : { brokerage }),
    ...(stages === undefined ? {} : { stages }),
  };
}
