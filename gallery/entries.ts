import type { PageQuestion, Questionnaire } from '../src/domain/pages/questionnaire';
import type { PageStep } from '../src/domain/pages/resolvePage';
import type { CountryPage } from './countryPage';

export type EntryGroup = 'Sheets' | 'Data points' | 'Steps' | 'States that ask';

/** An entry of the gallery. */
export interface GalleryEntry {
  /** Its name in an address: `field:iban`, `step:bank-account`, `state:cnp`, `sheet:fields`, `sheet:steps-1`. */
  readonly id: string;
  readonly group: EntryGroup;
  /** Its questionnaires. A sheet has several, which share no question. */
  readonly questionnaires: readonly Questionnaire[];
}

/**
 * Lists everything that a country asks, from the catalogue: each data point, each step, each state with questions, and sheets that combine
 * all of them, so that a test of everything opens few pages.
 */
export function listEntries({ page, states, fields: asked }: CountryPage): readonly GalleryEntry[] {
  const findStep = (name: string) =>
    page.steps.find(({ dataPoints }) => dataPoints.some((question) => question.name === name)) ??
    page.steps[0];
  const fields = asked.flatMap((question) => {
    const step = findStep(question.name);
    return step === undefined ? [] : [createSample([question], step)];
  });
  const [first] = page.steps;
  const sheets = [
    ...(first === undefined ? [] : [{ id: 'sheet:fields', questionnaires: [createSample(asked, first)] }]),
    ...groupIntoSheets([...page.steps, ...states]).map((questionnaires, index) => ({
      id: `sheet:steps-${index + 1}`,
      questionnaires,
    })),
    ...lineCounts.flatMap((count) => (first === undefined ? [] : [createLongStep(count, asked, first)])),
  ];
  return [
    ...sheets.map((sheet): GalleryEntry => ({ ...sheet, group: 'Sheets' })),
    ...fields.map((questionnaire): GalleryEntry => ({
      id: `field:${questionnaire.dataPoints[0]?.name}`,
      group: 'Data points',
      questionnaires: [questionnaire],
    })),
    ...page.steps.map((step): GalleryEntry => ({
      id: `step:${step.path}`,
      group: 'Steps',
      questionnaires: [step],
    })),
    ...states.map((state): GalleryEntry => ({
      id: `state:${state.route}`,
      group: 'States that ask',
      questionnaires: [state],
    })),
  ];
}

/** The lengths of the long steps: about the longest step of a page, and ten times that. */
const lineCounts = [30, 300] as const;

/** A step with this number of text inputs. No page has it; benchmarks measure long forms with it. */
function createLongStep(count: number, asked: readonly PageQuestion[], { key }: PageStep) {
  const list = asked.find(({ point }) => point.kind === 'list');
  const line = list?.row?.find(({ point }) => point.kind === 'text');
  const indices = Array.from({ length: count }, (_none, index) => index);
  const dataPoints =
    list === undefined || line === undefined
      ? []
      : indices.map((index) => ({ ...line, inRow: { list: list.name, index } }));
  return { id: `sheet:lines-${count}`, questionnaires: [{ key, route: `lines-${count}`, dataPoints }] };
}

/** A questionnaire of these questions under the key of a step. Drops the rules that would hide them. */
function createSample(asked: readonly PageQuestion[], { key }: PageStep): Questionnaire {
  const dataPoints = asked.map(({ point: { when: _rule, ...point }, ...question }) => ({
    ...question,
    point,
  }));
  return { key, route: asked.length === 1 ? (asked[0]?.name ?? '') : 'fields', dataPoints };
}

/** Groups questionnaires into as few sheets as possible. No sheet has a data point twice, because control names must be unique. */
function groupIntoSheets(questionnaires: readonly Questionnaire[]): readonly (readonly Questionnaire[])[] {
  const sheets: { readonly names: Set<string>; readonly questionnaires: Questionnaire[] }[] = [];
  for (const questionnaire of questionnaires) {
    const names = questionnaire.dataPoints.map(({ name }) => name);
    let sheet = sheets.find((existing) => !names.some((name) => existing.names.has(name)));
    if (sheet === undefined) {
      sheet = { names: new Set(), questionnaires: [] };
      sheets.push(sheet);
    }
    for (const name of names) sheet.names.add(name);
    sheet.questionnaires.push(questionnaire);
  }
  return sheets.map((sheet) => sheet.questionnaires);
}
