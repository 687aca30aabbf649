import type { Typed, TypedRow, TypedValues } from '../domain/catalogue/typed';
import { typedValue } from '../domain/catalogue/typedValue';
import { snapped } from '../domain/journey/arrival/entry';
import type { LeadValue } from '../domain/lead/lead';
import { answerAt } from '../domain/lead/paths';
import { emptyRow, type AskedDataPoint, type Questionnaire } from '../domain/pages/questionnaire';
import type { Page } from '../domain/pages/resolvePage';
import type { LeadState } from '../state/slices/lead';

/**
 * What the controls of a questionnaire hold when it opens: what was typed and not submitted, else what stands. Includes the
 * questions that are hidden now and may show while it is answered.
 */
export function initialValues(
  { dataPoints }: Questionnaire,
  draft: TypedValues,
  standing: TypedValues,
): TypedValues {
  const typed = dataPoints.flatMap(({ name }) => {
    const value = draft[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...standing, ...Object.fromEntries(typed) };
}

/** What stands where nothing was typed: what the lead holds, else what the server told of the state, else the page's default. */
export function standingValues({ dataPoints }: Questionnaire, page: Page, lead: Told): TypedValues {
  return Object.fromEntries(dataPoints.map((asked) => [asked.name, standing(asked, page, lead)]));
}

type Told = Pick<LeadState, 'application' | 'result'>;

function standing(asked: AskedDataPoint, page: Page, { application, result }: Told): Typed {
  const { point } = asked;
  const told = result.stepData?.[point.field ?? ''];
  if (point.kind === 'list') return startingRows(asked, point.min, told, page);
  const answer = point.path === undefined ? valueIn(told) : answerAt(application, point.path);
  return typedValue(point, answer ?? ownDefault(asked, page), page.facts);
}

/** The rows that the server told of, and no fewer than the list begins with. */
function startingRows(list: AskedDataPoint, min: number, told: unknown, page: Page): readonly TypedRow[] {
  const rows = (Array.isArray(told) ? told : []).map((row: unknown) => rowOf(list, row, page));
  const missing = Math.max(min - rows.length, 0);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow(list))];
}

function rowOf({ row = [] }: AskedDataPoint, told: unknown, page: Page): TypedRow {
  const values = new Map<string, unknown>(
    typeof told === 'object' && told !== null ? Object.entries(told) : [],
  );
  return Object.fromEntries(
    row.map(({ name, point }) => [
      name,
      typedValue(point, valueIn(values.get(point.field ?? '')), page.facts),
    ]),
  );
}

function valueIn(told: unknown): LeadValue {
  return typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean' ? told : undefined;
}

/** The brand's own amount and period, clamped where its constant lies outside the page's range. */
function ownDefault({ point }: AskedDataPoint, { definition }: Page): number | undefined {
  if (point.kind === 'amount') return snapped(definition.amount.default, definition.amount);
  if (point.kind === 'period') return snapped(definition.period.default, definition.period);
  return undefined;
}
