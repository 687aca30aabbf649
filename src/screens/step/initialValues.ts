import { typedValue } from '../../domain/catalogue/typedValue';
import { snapped } from '../../domain/journey/arrival/entry';
import type { TypedValues } from '../../domain/catalogue/typed';
import type { StepPath } from '../../domain/catalogue/steps';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { answersOf } from '../../domain/pages/stepSequence';
import type { RootState } from '../../state/root';
import { selectApplication } from '../../state/selectors/journey';

/**
 * What the controls of a step hold when it opens: what was typed and not submitted, else what the lead holds, else the
 * page's default. Includes the questions that are hidden now and may show while the step is answered.
 */
export function initialValues(page: Page, path: StepPath, state: RootState): TypedValues {
  const draft = state.dynamicPages.drafts[path] ?? {};
  const answers = answersOf(page, selectApplication(state));
  const asked = page.steps.find((step) => step.path === path)?.dataPoints ?? [];
  return Object.fromEntries(
    asked.map((question) => [
      question.name,
      draft[question.name] ??
        typedValue(question.point, answers[question.name] ?? standing(question, page), page.facts),
    ]),
  );
}

/** The brand's own amount and period, clamped where its constant lies outside the page's range. */
function standing({ point }: AskedDataPoint, { definition }: Page): number | undefined {
  if (point.kind === 'amount') return snapped(definition.amount.default, definition.amount);
  if (point.kind === 'period') return snapped(definition.period.default, definition.period);
  return undefined;
}
