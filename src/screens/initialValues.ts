import type { Typed, TypedRow, TypedValues } from '../domain/catalogue/typed';
import { typedValue } from '../domain/catalogue/typedValue';
import { rewritten, type Writing } from '../domain/catalogue/written';
import { snapped } from '../domain/journey/arrival/entry';
import type { Lead, LeadValue } from '../domain/lead/lead';
import { answerAt } from '../domain/lead/paths';
import { emptyRow, fieldOf, type AskedDataPoint, type Questionnaire } from '../domain/pages/questionnaire';
import { recordedConsent } from '../domain/lead/policies';
import type { Page } from '../domain/pages/resolvePage';
import type { LeadState } from '../state/slices/leadState';

/**
 * What the controls of a questionnaire hold when it opens: what was typed and not submitted, else what stands. Includes the
 * questions that are hidden now and may show while it is answered.
 */
export function initialValues(
  { dataPoints }: Questionnaire,
  draft: TypedValues,
  standing: TypedValues,
  writing: Writing,
): TypedValues {
  const typed = dataPoints.flatMap((asked) => {
    const value = draft[asked.name];
    return value === undefined ? [] : [[asked.name, drafted(asked, value, writing)] as const];
  });
  return { ...standing, ...Object.fromEntries(typed) };
}

/** Perhaps it was typed while another language was chosen. */
function drafted({ point, row = [] }: AskedDataPoint, typed: Typed, writing: Writing): Typed {
  if (typeof typed !== 'object') return rewritten(point, typed, writing);
  return typed.map((cells) => ({
    ...cells,
    ...Object.fromEntries(
      row.flatMap(({ name, point: inRow }) => {
        const cell = cells[name];
        return cell === undefined ? [] : [[name, rewritten(inRow, cell, writing)]];
      }),
    ),
  }));
}

/** What stands where nothing was typed: what the lead holds, else what the server told of the state, else the page's default. */
export function standingValues(
  { dataPoints }: Questionnaire,
  page: Page,
  lead: Told,
  languageTag: string,
): TypedValues {
  return Object.fromEntries(
    dataPoints.map((asked) => [asked.name, standing(asked, page, lead, { facts: page.facts, languageTag })]),
  );
}

type Told = Pick<LeadState, 'application' | 'result'>;

function standing(asked: AskedDataPoint, page: Page, { application, result }: Told, writing: Writing): Typed {
  const { point } = asked;
  const told = result.stepData?.[point.field ?? ''];
  if (point.kind === 'list') {
    const known = Array.isArray(told) && told.length > 0 ? told : inLead(asked, application);
    return startingRows(asked, point.min, known, writing);
  }
  if (point.isRecord === true) return recordedConsent(application, asked.name) === true;
  const answer = point.path === undefined ? valueIn(told) : answerAt(application, point.path);
  return typedValue(point, answer ?? ownDefault(asked, page), writing);
}

/** What the form asked of one thing in the list, such as the one person it names; none where it asked nothing. */
function inLead({ row = [] }: AskedDataPoint, application: Lead): readonly unknown[] {
  const known = row.flatMap((asked) => {
    const { path } = asked.point;
    const answer = path === undefined ? undefined : answerAt(application, path);
    return answer === undefined ? [] : [[fieldOf(asked), answer] as const];
  });
  return known.length === 0 ? [] : [Object.fromEntries(known)];
}

/** The rows that are known, and no fewer than the list begins with. */
function startingRows(
  list: AskedDataPoint,
  min: number,
  known: readonly unknown[],
  writing: Writing,
): readonly TypedRow[] {
  const rows = known.map((row) => rowOf(list, row, writing));
  const missing = Math.max(min - rows.length, 0);
  return [...rows, ...Array.from({ length: missing }, () => emptyRow(list))];
}

function rowOf({ row = [] }: AskedDataPoint, told: unknown, writing: Writing): TypedRow {
  const values = new Map<string, unknown>(
    typeof told === 'object' && told !== null ? Object.entries(told) : [],
  );
  return Object.fromEntries(
    row.map((asked) => [asked.name, typedValue(asked.point, valueIn(values.get(fieldOf(asked))), writing)]),
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
