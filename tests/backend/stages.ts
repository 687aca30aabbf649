import type { StageRequest } from '../../src/domain/journey/states/stages';
import {
  findProgressState,
  isAcceptedOrEndState,
  stateNumber,
  type ProgressStateName,
} from '../../src/domain/journey/states/progressStates';
import type { Schemas } from './contract';
import { getPartner } from './stepData';
import { getServerTime, leadLifetimeMs, type BackendLead } from './store';
import { getSentTime } from './storyProgress';

type Stage = Schemas['Stage'];

const dayMs = 24 * 60 * 60 * 1000;
/** How long an application is stored after its end, and how long its deletion takes. */
const keptDays = 90;
const deletionDays = 30;

/** The kind of stage that a state is. */
const kindsByState: Partial<Record<ProgressStateName, Stage['kind']>> = {
  ACCEPTED: 'accepted',
  REDIRECTED: 'redirected',
  THANK_YOU: 'received',
  REJECTED: 'rejected',
};

/** What has happened with an application that has ended, what comes, and what may be asked for. Undefined before its end. */
export function createStages(lead: BackendLead): Stage[] | undefined {
  if (!isAcceptedOrEndState(lead.state)) return undefined;
  const endedAt = getEndTime(lead);
  const isRejected = lead.state === stateNumber('REJECTED');
  const { consents, deletion } = lead.requests;
  const review = lead.appeals['review'];
  const partner = getPartner(lead);
  const list = (kind: Stage['kind'], at: string | number | undefined, facts: Partial<Stage> = {}): Stage[] =>
    at === undefined ? [] : [{ kind, at: new Date(at).toISOString(), ...facts }];
  const keptUntil = endedAt + keptDays * dayMs;
  return [
    ...list('sent', getSentTime(lead)),
    ...Object.entries(lead.enteredAt).flatMap(([state, at]) => {
      const kind = kindsByState[findProgressState(Number(state))?.name ?? 'NONE'];
      if (kind === undefined) return [];
      return list(kind, at, kind === 'rejected' ? {} : { who: partner });
    }),
    ...list('review_asked', review),
    ...list('consents_withdrawn', consents),
    ...(isRejected
      ? list('answer', review === undefined ? undefined : Date.parse(review) + deletionDays * dayMs)
      : list('answer', endedAt + 2 * dayMs, { who: partner, from: 'loans@partner.example' })),
    ...(deletion === undefined
      ? [
          ...list('kept', keptUntil),
          ...list('documents', getServerTime() < Date.parse(lead.expiresAt) ? lead.expiresAt : undefined),
        ]
      : list('deleted', Date.parse(deletion) + deletionDays * dayMs)),
    ...listOpenRequests(lead).flatMap((kind) => list(kind, keptUntil)),
  ];
}

/** Until when the link of an application that has ended opens, in milliseconds since the epoch. */
export function getStoredUntil(lead: BackendLead): number {
  const { deletion } = lead.requests;
  return deletion === undefined
    ? getEndTime(lead) + keptDays * dayMs
    : Date.parse(deletion) + deletionDays * dayMs;
}

/** What an applicant may ask for now. After the wish for a deletion there is nothing else to ask. */
export function listOpenRequests(lead: BackendLead): StageRequest[] {
  const { requests, appeals, state } = lead;
  if (!isAcceptedOrEndState(state) || requests.deletion !== undefined) return [];
  return [
    ...(state === stateNumber('REJECTED') && appeals['review'] === undefined ? (['review'] as const) : []),
    ...(requests.consents === undefined ? (['consents'] as const) : []),
    'deletion',
  ];
}

export const wasAsked = ({ appeals, requests }: BackendLead, kind: StageRequest): boolean =>
  (kind === 'review' ? appeals[kind] : requests[kind]) !== undefined;

/** Carries out what an applicant asks for. */
export function carryOut(lead: BackendLead, kind: StageRequest): void {
  const at = new Date(getServerTime()).toISOString();
  if (kind === 'review') lead.appeals[kind] = at;
  else lead.requests[kind] = at;
  if (kind === 'consents') lead.consents = {};
}

/** When the lead entered its present state. One that was placed there has been in it since its creation. */
function getEndTime({ enteredAt, expiresAt, state }: BackendLead): number {
  return Date.parse(enteredAt[state] ?? expiresAt) - (enteredAt[state] === undefined ? leadLifetimeMs : 0);
}
