import type { RequestKey } from './requestStatus';

/** The requests that answer the state of the lead, or act on it. */
export const stateKeys: readonly RequestKey[] = ['state', 'secondaryCall', 'stateAction', 'sale'];

/**
 * Requests that exclude each other are one lane: never two of them are under way. The requests about the lead are one, because each may
 * move the lead on. A new code, the consents of the customer, a password, an unsubscription, a call back, a withdrawal from a brokerage
 * contract and a request after an end block nobody else.
 */
export const lanes: readonly (readonly RequestKey[])[] = [
  ['lead', ...stateKeys],
  ['resend'],
  ['password'],
  ['consents'],
  ['unsubscribe'],
  ['callBack'],
  ['withdrawalCode'],
  ['withdrawal'],
  ['stageRequest'],
];

/** The requests of the lane of a request, with itself. */
export function getLane(key: RequestKey): readonly RequestKey[] {
  return lanes.find((lane) => lane.includes(key)) ?? [key];
}
