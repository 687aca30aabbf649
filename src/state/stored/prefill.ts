import type { Prefill } from '../../domain/journey/arrival/entry';
import { foldText } from '../../domain/countries/foldText';
import type { Lead } from '../../domain/lead/lead';
import { getAnswer } from '../../domain/lead/paths';
import type { Page } from '../../domain/pages/resolvePage';
import type { DynamicPagesState } from '../slices/dynamicPagesState';

type KnownInput = Pick<DynamicPagesState, 'drafts' | 'submitted'>;

/**
 * The drafts with prefilled values. What the applicant has typed or answered before takes precedence, also in a step that is asked again, and a
 * submitted step gets none.
 */
export function addPrefill(
  { drafts, submitted }: KnownInput,
  application: Lead,
  prefill: Prefill,
  page: Page,
): DynamicPagesState['drafts'] {
  const changed = { ...drafts };
  for (const { key, dataPoints } of page.steps) {
    if (submitted.includes(key)) continue;
    const isAsked = (name: string) =>
      dataPoints.some(
        (asked) =>
          asked.name === name &&
          (asked.point.path === undefined || getAnswer(application, asked.point.path) === undefined),
      );
    const prefilled = Object.fromEntries(Object.entries(prefill).filter(([name]) => isAsked(name)));
    if (Object.keys(prefilled).length > 0) changed[key] = { ...prefilled, ...changed[key] };
  }
  return changed;
}

/**
 * The prefilled values, or none if one of them is another e-mail, phone number or name than that of the application: then they are of another
 * person, and nothing of one ever joins what is of another.
 */
export function selectOwnPrefill(
  prefill: Prefill,
  { drafts, submitted }: KnownInput,
  application: Lead,
  page: Page,
): Prefill {
  const isOfOther = identifyingAnswers.some(([name, areOther]) => {
    const step = page.steps.find(({ dataPoints }) => dataPoints.some((asked) => asked.name === name));
    const path = step?.dataPoints.find((asked) => asked.name === name)?.point.path;
    const known = drafts[step?.key ?? '']?.[name] ?? (path && getAnswer(application, path));
    const given = prefill[name];
    if (given === undefined || step === undefined) return false;
    // The server alone has the contact of a lead that was continued by a link.
    if (typeof known !== 'string') return submitted.includes(step.key);
    return areOther(given, known);
  });
  return isOfOther ? {} : prefill;
}

/** The answers that tell who somebody is, each with what tells whether two of its values are different. */
const identifyingAnswers: readonly (readonly [
  name: keyof Prefill,
  areOther: (one: string, other: string) => boolean,
])[] = [
  ['email', areOtherEmails],
  ['phone_number', areOtherNumbers],
  ['first_name', areOtherNames],
  ['last_name', areOtherNames],
];

const wholeEmail = /@.+\./;

/** Whether two texts are different e-mails. One that is only begun is none. */
function areOtherEmails(one: string, other: string): boolean {
  const [first, second] = [one.trim().toLowerCase(), other.trim().toLowerCase()];
  return wholeEmail.test(first) && wholeEmail.test(second) && first !== second;
}

/** How many digits at the end tell two numbers apart: calling codes and trunk prefixes stand before them. */
const tellingDigits = 8;

/** Whether two texts are different phone numbers. One that is only begun is none. */
function areOtherNumbers(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((text) => text.replace(/\D/g, '').slice(-tellingDigits));
  return first.length === tellingDigits && second.length === tellingDigits && first !== second;
}

/** Whether two texts are different names, however they are written. One with more words may be the other in full. */
function areOtherNames(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((text) => `${foldText(text)} `);
  if (first === ' ' || second === ' ') return false;
  return !first.startsWith(second) && !second.startsWith(first);
}
