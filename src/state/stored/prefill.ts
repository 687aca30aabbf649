import type { Prefill } from '../../domain/journey/arrival/entry';
import type { Lead } from '../../domain/lead/lead';
import { getAnswer } from '../../domain/lead/paths';
import type { Page } from '../../domain/pages/resolvePage';
import type { DynamicPagesState } from '../slices/dynamicPagesState';

/**
 * The drafts with prefilled values. What the applicant has typed or answered before takes precedence, also in a step that is asked again, and a
 * submitted step gets none.
 */
export function addPrefill(
  { drafts, submitted }: Pick<DynamicPagesState, 'drafts' | 'submitted'>,
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
