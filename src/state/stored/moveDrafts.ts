import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { Page } from '../../domain/pages/resolvePage';
import type { DynamicPagesState } from '../slices/dynamicPagesState';

type Drafts = DynamicPagesState['drafts'];

/** The drafts after a release that asks a question in another step: what was typed in a step that is gone moves to the step in its place. */
export function moveDrafts(drafts: Drafts, page: Pick<Page, 'steps'>): Drafts {
  const moved: Record<string, QuestionnaireInput> = { ...drafts };
  for (const { key, replaces = [], dataPoints } of page.steps) {
    const typed = replaces.map((path) => drafts[path] ?? {});
    for (const path of replaces) delete moved[path];
    const asked = typed
      .flatMap((input) => Object.entries(input))
      .filter(([name]) => dataPoints.some((question) => question.name === name));
    if (asked.length > 0) moved[key] = { ...Object.fromEntries(asked), ...moved[key] };
  }
  return moved;
}
