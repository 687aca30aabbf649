import type { Prefill } from '../../domain/journey/arrival/entry';
import type { Page } from '../../domain/pages/resolvePage';
import type { DynamicPagesState } from '../slices/dynamicPagesState';

/** The drafts with prefilled values. Values that the applicant typed before take precedence, and a submitted step gets none. */
export function addPrefill(
  { drafts, submitted }: Pick<DynamicPagesState, 'drafts' | 'submitted'>,
  prefill: Prefill,
  page: Page,
): DynamicPagesState['drafts'] {
  const changed = { ...drafts };
  for (const { key, dataPoints } of page.steps) {
    if (submitted.includes(key)) continue;
    const prefilled = Object.fromEntries(
      Object.entries(prefill).filter(([name]) => dataPoints.some((asked) => asked.name === name)),
    );
    if (Object.keys(prefilled).length > 0) changed[key] = { ...prefilled, ...changed[key] };
  }
  return changed;
}
