import { progressStateOf, stateNumber } from '../../src/domain/journey/states/progressStates';
import { readLead } from '../../src/domain/lead/schema';
import { asksForConsents, consentsOf } from './consents';
import type { Schemas } from './contract';
import { holds, leadFields } from './leadFields';
import { partnerOf, stepDataOf } from './stepData';
import type { KeptLead } from './store';
import { toldStory } from './walk';

/** The answer of every call about a lead (decisions, section 3). What it tells of an offer counts as told. */
export function envelopeOf(lead: KeptLead, request: Request): Schemas['Envelope'] {
  const { origin } = new URL(request.url);
  const stepData = stepDataOf(lead, origin);
  lead.toldOffer = stepData?.offer === undefined ? null : JSON.stringify(stepData.offer);
  return {
    id: lead.id,
    state: lead.state,
    leadStatus:
      toldStory(lead).isDeclined && lead.state === stateNumber('REJECTED') ? 'negative' : 'positive',
    expiresAt: lead.expiresAt,
    application: {
      status: progressStateOf(lead.state)?.name.toLowerCase() ?? 'unknown',
      offerId: `offer-${lead.id}`,
      partner: { name: partnerOf(lead) },
    },
    ...(lead.version === 'dynamic' ? { dataPoints: [...(toldStory(lead).asked ?? leadFields.keys())] } : {}),
    ...(asksForConsents(lead) ? { customerConsents: consentsOf(lead) } : {}),
    ...(stepData === undefined ? {} : { stepData }),
    ...(lead.state === stateNumber('REDIRECTED') ? { redirect: redirectOf(lead, request) } : {}),
  };
}

/** The way to the pretended lender, which stands outside the application on the same origin. */
export function redirectOf(lead: KeptLead, request: Request): Schemas['Redirect'] {
  return {
    url: `${new URL(request.url).origin}/partner-sandbox`,
    method: toldStory(lead).redirectMethod,
    params: { lead: lead.id },
  };
}

/** What a link may show of a lead: nothing personal but a mask, and the names of what is known. */
export function continuationOf(lead: KeptLead, request: Request): Schemas['Continuation'] {
  const known = readLead(lead.body);
  const { amount, period, periodScale, generalPolicies } = known;
  const { email, phoneNumber } = known.contactDetails ?? {};
  return {
    ...envelopeOf(lead, request),
    id: lead.id,
    lead: {
      ...(amount === undefined ? {} : { amount }),
      ...(period === undefined ? {} : { period }),
      ...(periodScale === undefined ? {} : { periodScale }),
      ...(generalPolicies === undefined ? {} : { generalPolicies }),
    },
    given: [...leadFields.keys()].filter((name) => holds(known, name)),
    masked: {
      ...(email === undefined ? {} : { email: email.replace(/^(.)[^@]*@(.)[^.]*/u, '$1***@$2***') }),
      ...(phoneNumber === undefined ? {} : { phoneNumber: `••• ${phoneNumber.slice(-2)}` }),
    },
  };
}
