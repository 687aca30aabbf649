import { isRecord } from '../lead/isRecord';
import { suggestEmail } from './emailDomains';
import type { AnswerNotice } from './messages';
import type { DataPointName } from './names';
import type { NoticeContext, NoticeRow, Values } from './noticeRow';
import { identifierContradictions, isOther } from './ownIdentifiers';

interface AskedQuestion {
  readonly name: DataPointName;
  readonly row?: readonly AskedQuestion[];
}

const addresses = [
  { name: 'postal_code', province: 'province' },
  { name: 'employer_postal_code', province: 'employer_province' },
] as const satisfies readonly { name: DataPointName; province: DataPointName }[];

/** A postal code of another region (`region`). */
const placeContradictions: readonly NoticeRow[] = addresses.map(({ name, province }) => ({
  about: [name, province],
  find: (values, { facts, checks }) => {
    const code = values[name];
    const region = typeof code === 'string' ? checks?.regionOfPostalCode?.(code, facts.regions) : undefined;
    if (region === undefined || !isOther(values[province], region)) return undefined;
    return { code: 'postal_code_region', params: { region } };
  },
}));

/** What one answer gives reason to ask: an address with a likely typing error (`suggestion`), an income too low for a month. */
const single: readonly NoticeRow[] = [
  {
    about: ['email'],
    find: ({ email }) => {
      const suggestion = typeof email === 'string' ? suggestEmail(email) : undefined;
      return suggestion === undefined ? undefined : { code: 'email_suggestion', params: { suggestion } };
    },
  },
  {
    about: ['monthly_income'],
    find: ({ monthly_income: income }, { facts }) =>
      typeof income === 'number' && income < facts.monthlyIncomeFloor ? { code: 'income_low' } : undefined,
  },
];

/**
 * Finds the notices about valid answers, each beside the last question on the screen that it depends on, so beside the second of two
 * answers. What the lead holds already is not asked about again. A notice never blocks.
 *
 * @param asked the questions on the screen, in their order
 * @param known the answers that the lead holds
 * @returns the notices by control: `iban`, `debts.1.debt_amount`
 */
export function findNotices(
  values: Values,
  asked: readonly AskedQuestion[],
  known: Values,
  context: NoticeContext,
): Readonly<Record<string, AnswerNotice>> {
  // The first that applies to a question is shown.
  const { contradictions = [] } = context;
  const rows = [...identifierContradictions, ...placeContradictions, ...contradictions, ...single];
  const find = (present: Values, questions: readonly AskedQuestion[], prefix: string) => {
    const found = rows.flatMap((row) => {
      const place = questions.findLast(({ name }) => row.about.includes(name));
      if (place === undefined || isKnown(row, present, known)) return [];
      const notice = row.find(present, context);
      return notice === undefined ? [] : [[`${prefix}${place.name}`, notice] as const];
    });
    return found.reverse();
  };
  const inRows = asked.flatMap(({ name: list, row: questions = [] }) =>
    getRows(values[list]).flatMap((row, index, all) =>
      find({ ...values, [list]: all.slice(0, index), ...row }, questions, `${list}.${index}.`),
    ),
  );
  return Object.fromEntries([...find(values, asked, ''), ...inRows]);
}

/** Whether the lead holds these contradictory answers: the applicant has been asked about them. */
function isKnown({ about }: NoticeRow, values: Values, known: Values): boolean {
  return about.length > 1 && about.every((name) => values[name] === known[name]);
}

function getRows(answer: unknown): readonly Values[] {
  return Array.isArray(answer) ? answer.filter(isRecord) : [];
}
