import type { Prefill } from '../../domain/journey/arrival/entry';
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
 * The prefilled values, or none if their e-mail or phone number is not that of the application: then they are of another person, and
 * the name of one never joins the contact of another.
 */
export function selectOwnPrefill(
  prefill: Prefill,
  { drafts }: Pick<KnownInput, 'drafts'>,
  application: Lead,
  page: Page,
): Prefill {
  const isOfOther = (['email', 'phone_number'] as const).some((name) => {
    const step = page.steps.find(({ dataPoints }) => dataPoints.some((asked) => asked.name === name));
    const path = step?.dataPoints.find((asked) => asked.name === name)?.point.path;
    const known = drafts[step?.key ?? '']?.[name] ?? (path && getAnswer(application, path));
    const given = prefill[name];
    return given !== undefined && typeof known === 'string' && known !== '' && !isSameContact(given, known);
  });
  return isOfOther ? {} : prefill;
}

/** Whether two texts can be the same e-mail or phone number. One of two numbers may lack the calling code. */
function isSameContact(one: string, other: string): boolean {
  const [first, second] = [simplify(one), simplify(other)];
  return first.includes('@') ? first === second : first.endsWith(second) || second.endsWith(first);
}

const simplify = (contact: string): string =>
  contact.includes('@') ? contact.trim().toLowerCase() : contact.replace(/\D/gu, '').replace(/^0+/, '');
