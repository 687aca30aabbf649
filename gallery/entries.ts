import type { AskedDataPoint, Questionnaire } from '../src/domain/pages/questionnaire';
import type { PageStep } from '../src/domain/pages/resolvePage';
import type { CountryPage } from './countryPage';

export type EntryGroup = 'Sheets' | 'Data points' | 'Steps' | 'States that ask';

/** One thing that the gallery shows. */
export interface Entry {
  /** As an address names it: `field:iban`, `step:bank-account`, `state:cnp`, `sheet:fields`, `sheet:steps-1`. */
  readonly id: string;
  readonly group: EntryGroup;
  /** What it asks; several on a sheet, of which no two ask the same. */
  readonly questionnaires: readonly Questionnaire[];
}

/**
 * Everything that a country asks, made from the catalogue: each data point by itself, each step path, each state that asks, and
 * sheets that hold all of them, so that what looks at everything has few pages to open.
 */
export function entriesOf({ page, states, fields: asked }: CountryPage): readonly Entry[] {
  const owner = (name: string) =>
    page.steps.find(({ dataPoints }) => dataPoints.some((question) => question.name === name)) ??
    page.steps[0];
  const fields = asked.flatMap((question) => {
    const step = owner(question.name);
    return step === undefined ? [] : [alone([question], step)];
  });
  const [first] = page.steps;
  const sheets = [
    ...(first === undefined ? [] : [{ id: 'sheet:fields', questionnaires: [alone(asked, first)] }]),
    ...sheetsOf([...page.steps, ...states]).map((questionnaires, index) => ({
      id: `sheet:steps-${index + 1}`,
      questionnaires,
    })),
    ...lineCounts.flatMap((count) => (first === undefined ? [] : [linesOf(count, asked, first)])),
  ];
  return [
    ...sheets.map((sheet): Entry => ({ ...sheet, group: 'Sheets' })),
    ...fields.map((questionnaire): Entry => ({
      id: `field:${questionnaire.dataPoints[0]?.name}`,
      group: 'Data points',
      questionnaires: [questionnaire],
    })),
    ...page.steps.map((step): Entry => ({ id: `step:${step.path}`, group: 'Steps', questionnaires: [step] })),
    ...states.map((state): Entry => ({
      id: `state:${state.route}`,
      group: 'States that ask',
      questionnaires: [state],
    })),
  ];
}

/** How long a step may be thought: the longest that a page has, and ten times that. */
const lineCounts = [30, 300] as const;

/** A step of so many lines of text, which no page has: what a form of its length costs is measured on it. */
function linesOf(count: number, asked: readonly AskedDataPoint[], { key }: PageStep) {
  const list = asked.find(({ point }) => point.kind === 'list');
  const line = list?.row?.find(({ point }) => point.kind === 'text');
  const indices = Array.from({ length: count }, (_none, index) => index);
  const dataPoints =
    list === undefined || line === undefined
      ? []
      : indices.map((index) => ({ ...line, inRow: { list: list.name, index } }));
  return { id: `sheet:lines-${count}`, questionnaires: [{ key, route: `lines-${count}`, dataPoints }] };
}

/** Questions under the key of a step, shown whatever their rules say. */
function alone(asked: readonly AskedDataPoint[], { key }: PageStep): Questionnaire {
  const dataPoints = asked.map(({ point: { when: _rule, ...point }, ...question }) => ({
    ...question,
    point,
  }));
  return { key, route: asked.length === 1 ? (asked[0]?.name ?? '') : 'fields', dataPoints };
}

/** As few sheets as may be in which no data point stands twice: controls are named after them. */
function sheetsOf(questionnaires: readonly Questionnaire[]): readonly (readonly Questionnaire[])[] {
  const sheets: { readonly names: Set<string>; readonly questionnaires: Questionnaire[] }[] = [];
  for (const questionnaire of questionnaires) {
    const names = questionnaire.dataPoints.map(({ name }) => name);
    let sheet = sheets.find((begun) => !names.some((name) => begun.names.has(name)));
    if (sheet === undefined) {
      sheet = { names: new Set(), questionnaires: [] };
      sheets.push(sheet);
    }
    for (const name of names) sheet.names.add(name);
    sheet.questionnaires.push(questionnaire);
  }
  return sheets.map((sheet) => sheet.questionnaires);
}
