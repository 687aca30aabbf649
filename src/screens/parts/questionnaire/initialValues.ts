import type { QuestionInput, RowInput, QuestionnaireInput } from '../../../domain/catalogue/input';
import { formatControlInput } from '../../../domain/catalogue/formatControlInput';
import { reformatInput, type FormatContext } from '../../../domain/catalogue/formatLeadValue';
import { isRecord } from '../../../domain/lead/isRecord';
import type { Lead, LeadValue } from '../../../domain/lead/lead';
import { getAnswer } from '../../../domain/lead/paths';
import {
  createEmptyRow,
  getFieldName,
  type PageQuestion,
  type Questionnaire,
} from '../../../domain/pages/questionnaire';
import { getRecordedConsent } from '../../../domain/lead/policies';
import { getPageDefault } from '../../../domain/pages/pageDefault';
import type { Page } from '../../../domain/pages/resolvePage';
import type { LeadState } from '../../../state/slices/leadState';

/**
 * The values of the controls when a questionnaire opens: its draft over the base values. Hidden questions are included, because
 * they may become visible.
 */
export function getInitialValues(
  { dataPoints }: Questionnaire,
  draft: QuestionnaireInput,
  base: QuestionnaireInput,
  format: FormatContext,
): QuestionnaireInput {
  const drafted = dataPoints.flatMap((question) => {
    const input = draft[question.name];
    return input === undefined ? [] : [[question.name, reformatDraft(question, input, format)] as const];
  });
  return { ...base, ...Object.fromEntries(drafted) };
}

/** The draft may have been typed in another language. */
function reformatDraft(
  { point, row = [] }: PageQuestion,
  input: QuestionInput,
  format: FormatContext,
): QuestionInput {
  if (typeof input !== 'object') return reformatInput(point, input, format);
  return input.map((cells) => ({
    ...cells,
    ...Object.fromEntries(
      row.flatMap((question) => {
        const cell = cells[question.name];
        return cell === undefined ? [] : [[question.name, reformatInput(question.point, cell, format)]];
      }),
    ),
  }));
}

type LeadData = Pick<LeadState, 'application' | 'result'>;

/** The values of unedited controls: from the lead, else from the state's data, else the page's default. */
export function getBaseValues(
  { dataPoints }: Questionnaire,
  page: Page,
  lead: LeadData,
  languageTag: string,
): QuestionnaireInput {
  const format = { facts: page.facts, languageTag };
  return Object.fromEntries(
    dataPoints.map((question) => [question.name, getBaseValue(question, page, lead, format)]),
  );
}

function getBaseValue(
  question: PageQuestion,
  page: Page,
  { application, result }: LeadData,
  format: FormatContext,
): QuestionInput {
  const { point } = question;
  const stateValue = result.stepData?.[point.field ?? ''];
  if (point.kind === 'list') {
    const rows =
      Array.isArray(stateValue) && stateValue.length > 0 ? stateValue : getLeadRows(question, application);
    return formatRows(question, point.min, rows, format);
  }
  if (point.isRecord === true) return getRecordedConsent(application, question.name) === true;
  const answer = point.path === undefined ? toLeadValue(stateValue) : getAnswer(application, point.path);
  return formatControlInput(point, answer ?? getPageDefault(point, page), format);
}

/** A first row from the lead, for a list whose first entry the form asked before. Empty if the form asked nothing of it. */
function getLeadRows({ row = [] }: PageQuestion, application: Lead): readonly unknown[] {
  const known = row.flatMap((question) => {
    const { path } = question.point;
    const answer = path === undefined ? undefined : getAnswer(application, path);
    return answer === undefined ? [] : [[getFieldName(question), answer] as const];
  });
  return known.length === 0 ? [] : [Object.fromEntries(known)];
}

function formatRows(
  list: PageQuestion,
  min: number,
  known: readonly unknown[],
  format: FormatContext,
): readonly RowInput[] {
  const rows = known.map((row) => formatRow(list, row, format));
  const missing = Math.max(min - rows.length, 0);
  return [...rows, ...Array.from({ length: missing }, () => createEmptyRow(list))];
}

function formatRow({ row = [] }: PageQuestion, data: unknown, format: FormatContext): RowInput {
  const values = new Map(Object.entries(isRecord(data) ? data : {}));
  return Object.fromEntries(
    row.map((question) => [
      question.name,
      formatControlInput(question.point, toLeadValue(values.get(getFieldName(question))), format),
    ]),
  );
}

function toLeadValue(data: unknown): LeadValue {
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' ? data : undefined;
}
