import type { HttpHandler } from 'msw';
import { fieldsOf, merged, type Body } from '../body';
import { takeConsents } from '../consents';
import { http } from '../contract';
import { envelopeOf } from '../envelope';
import { findLead, refusalOf } from '../leads';
import { isOfferChanged } from '../offers';
import { limitsOf, stepDataOf } from '../stepData';
import type { KeptLead } from '../store';
import { leave } from '../walk';

/** Calls that send what the screen of their state asked for. */
const screenPaths = [
  '/lead/sale',
  '/lead/vehicle',
  '/lead/account',
  '/lead/marital-details',
  '/lead/aide',
  '/lead/cnp',
  '/lead/wniosek',
  '/lead/documentId',
  '/lead/idUpload',
  '/lead/offer/payment',
  '/lead/offer/employment-details',
  '/lead/offer/personal-details',
  '/lead/offer/policy',
  '/lead/offer/dynamic-policy',
  '/lead/offer/credit-details',
  '/lead/offer/professional-details',
  '/lead/offer/customer-debts',
  '/lead/offer/reference-details',
  '/lead/offer/skip-document-upload',
  '/lead/offer/accept-creditea-offer',
  '/lead/offer/proficredit',
] as const;

type ScreenPath = (typeof screenPaths)[number];

/** What is wrong with what a screen sent, beyond the story's own errors. */
const checks: Partial<Record<ScreenPath, (lead: KeptLead, body: Body) => Record<string, string> | null>> = {
  '/lead/offer/policy': (lead, body) => takeConsents(lead, body['consents']),
  '/lead/offer/dynamic-policy': (lead, body) => takeConsents(lead, body['consents']),
  '/lead/idUpload': (_lead, body) => pictureErrors(body),
};

const leadGroups = [
  'personalDetails',
  'contactDetails',
  'incomeDetails',
  'expenses',
  'otherDetails',
  'employer',
  'referenceDetails',
];

/** Calls of the screens after the form. */
export const screenHandlers: readonly HttpHandler[] = [
  ...screenPaths.map((path) =>
    http.post(path, async ({ request, response }) => {
      const body = await fieldsOf(request);
      const { lead, status } = findLead(body['id']);
      if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
      const answers = Object.fromEntries(Object.entries(body).filter(([name]) => leadGroups.includes(name)));
      const errors = refusalOf(answers, lead.body) ?? checks[path]?.(lead, body) ?? null;
      if (errors !== null) return response(422).json({ errors });
      lead.body = merged(lead.body, answers);
      const { offer } = stepDataOf(lead, new URL(request.url).origin) ?? {};
      if (!isOfferChanged(lead, offer)) leave(lead, path);
      return response(200).json(envelopeOf(lead, request));
    }),
  ),
  http.put('/lead/offer/update-provident-offer', async ({ request, response }) => {
    const body = await fieldsOf(request);
    const { lead, status } = findLead(body['id']);
    if (lead === null) return status === 404 ? response(404).empty() : response(410).empty();
    const amount = Number(body['amount']);
    const period = Number(body['period']);
    const limits = limitsOf(lead);
    const errors = {
      ...(isWithin(amount, limits.amount) ? {} : { loan_amount: 'range' }),
      ...(isWithin(period, limits.period) ? {} : { loan_period: 'range' }),
    };
    if (Object.keys(errors).length > 0) return response(422).json({ errors });
    lead.wish = { amount, period };
    return response(200).json(envelopeOf(lead, request));
  }),
];

function isWithin(value: number, { min, max, step }: { min: number; max: number; step: number }): boolean {
  return value >= min && value <= max && (value - min) % step === 0;
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'];
const largestPicture = 10 * 1024 * 1024;

function pictureErrors(body: Body): Record<string, string> | null {
  const errors: Record<string, string> = {};
  for (const side of ['front', 'back']) {
    const problem = pictureProblem(body[side]);
    if (problem !== null && (side === 'front' || body[side] !== undefined)) errors[side] = problem;
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

function pictureProblem(picture: unknown): string | null {
  if (!(picture instanceof File) || picture.size === 0) return 'required';
  if (!pictureTypes.includes(picture.type)) return 'file_type';
  return picture.size > largestPicture ? 'file_size' : null;
}
