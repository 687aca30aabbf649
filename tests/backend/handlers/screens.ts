import type { HttpHandler } from 'msw';
import { calls } from '../../../src/api/calls.gen';
import { stateCalls, type StateCallName } from '../../../src/domain/journey/states/stateCalls';
import { answerGroups } from '../../../src/domain/lead/leadShape.gen';
import { readFields, mergeBodies, type Body } from '../body';
import { saveConsents } from '../consents';
import { http } from '../contract';
import { createEnvelope } from '../envelope';
import { createGone, findLead, takeStoryErrors } from '../leads';
import { omitAnswers } from '../omitAnswers';
import { isOfferChanged } from '../offers';
import { getOfferLimits, getStepData } from '../stepData';
import type { BackendLead } from '../store';
import { leaveState } from '../storyProgress';

/** The calls of states that have a handler of their own, because they answer in their own way. */
const handledElsewhere = ['verifyMobile', 'mobileVerification', 'changeMobile'] as const;

type ScreenCall = Exclude<StateCallName, (typeof handledElsewhere)[number]>;

const screenCallNames = [...new Set(stateCalls.map(({ name }) => name))].filter(isScreenCall);

function isScreenCall(name: StateCallName): name is ScreenCall {
  return !handledElsewhere.some((other) => other === name);
}

/** Errors in a body beside those of the story. */
const checks: Partial<Record<ScreenCall, (lead: BackendLead, body: Body) => Record<string, string> | null>> =
  {
    policyConsents: (lead, body) => saveConsents(lead, body['consents']),
    dynamicPolicyConsents: (lead, body) => saveConsents(lead, body['consents']),
    idUpload: (_lead, body) => findPictureErrors(body),
  };

/** Handlers for the calls of the screens after the form. */
export const screenHandlers: readonly HttpHandler[] = [
  ...screenCallNames.map((name) =>
    http.post(calls[name].path, async ({ request, response }) => {
      const body = await readFields(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return response.untyped(createGone(status));
      const answers = Object.fromEntries(
        Object.entries(body).filter(([part]) => Object.hasOwn(answerGroups, part)),
      );
      const errors = takeStoryErrors(answers, lead.body) ?? checks[name]?.(lead, body) ?? null;
      if (errors !== null) return response(422).json({ errors });
      lead.body = omitAnswers(mergeBodies(lead.body, answers), body['emptied']);
      const { offer, offers = [] } = getStepData(lead, new URL(request.url).origin) ?? {};
      lead.chosenOfferId = offers.find(({ id }) => id === body['offerId'])?.id ?? lead.chosenOfferId;
      if (!isOfferChanged(lead, offer)) leaveState(lead, name);
      return response(200).json(createEnvelope(lead, request));
    }),
  ),
  http.put('/lead/offer/update-provident-offer', async ({ request, response }) => {
    const body = await readFields(request);
    const { lead, status } = findLead(body['id']);
    if (lead === null) return response.untyped(createGone(status));
    const amount = Number(body['amount']);
    const period = Number(body['period']);
    const limits = getOfferLimits(lead);
    const errors = {
      ...(isWithin(amount, limits.amount) ? {} : { loan_amount: 'range' }),
      ...(isWithin(period, limits.period) ? {} : { loan_period: 'range' }),
    };
    if (Object.keys(errors).length > 0) return response(422).json({ errors });
    lead.requestedTerms = { amount, period };
    return response(200).json(createEnvelope(lead, request));
  }),
];

function isWithin(value: number, { min, max, step }: { min: number; max: number; step: number }): boolean {
  return value >= min && value <= max && (value - min) % step === 0;
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];
const maxPictureBytes = 10 * 1024 * 1024;

function findPictureErrors(body: Body): Record<string, string> | null {
  const errors: Record<string, string> = {};
  for (const side of ['front', 'back']) {
    const error = findPictureError(body[side]);
    if (error !== null && (side === 'front' || body[side] !== undefined)) errors[side] = error;
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

function findPictureError(picture: unknown): string | null {
  if (!(picture instanceof File) || picture.size === 0) return 'required';
  if (!pictureTypes.includes(picture.type)) return 'file_type';
  return picture.size > maxPictureBytes ? 'file_size' : null;
}
