import type { PageQuestion, Questionnaire } from '../../src/domain/pages/questionnaire';

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form on the screen: a step, or a state with questions. */
export const getCurrentForm = (): HTMLFormElement | null => document.querySelector('form[data-step]');

/** The enabled controls of a form in order, without file inputs. */
export function listControls(form: HTMLFormElement): readonly FormControl[] {
  return [
    ...form.querySelectorAll<FormControl>('input[name]:not([type=file]), select[name], textarea[name]'),
  ].filter(({ disabled, name }) => !disabled && name !== '');
}

/** The part of a date in a control. */
type DatePart = 'day' | 'month' | 'year';

/** The question of a control, and the part of a date that the control has. */
export interface ControlQuestion {
  readonly question: PageQuestion;
  readonly part: DatePart | null;
}

/** Finds questions by the names of their controls. Questions of the form on the screen have priority. */
export function createQuestionFinder(
  questionnaires: readonly Questionnaire[],
  route: string,
): (control: string) => ControlQuestion | null {
  const ordered = [...questionnaires].sort(
    (one, other) => Number(one.route === route) - Number(other.route === route),
  );
  const questionsByName = new Map(
    ordered
      .flatMap(({ dataPoints }) => dataPoints.flatMap((asked) => [...(asked.row ?? []), asked]))
      .map((asked) => [asked.name as string, asked]),
  );
  return (control) => {
    const name = control.replace(/^\w+\.\d+\./, '');
    const whole = questionsByName.get(name);
    if (whole !== undefined) return { question: whole, part: null };
    const [, base = '', part] = /^(.+)_(day|month|year)$/.exec(name) ?? [];
    const question = questionsByName.get(base);
    return question === undefined || !isDatePart(part) ? null : { question, part };
  };
}

function isDatePart(part: string | undefined): part is DatePart {
  return part === 'day' || part === 'month' || part === 'year';
}

/** The names under which the server can reject questions on the screen: a date once, a row with its list. */
export function listRejectableNames(form: HTMLFormElement): readonly string[] {
  const names = listControls(form).map(({ name }) => name);
  const isDate = (base: string) => names.includes(`${base}_month`) && names.includes(`${base}_year`);
  return [
    ...new Set(
      names.map((name) => {
        const base = name.replace(/_(?:day|month|year)$/, '');
        return base !== name && isDate(base) ? base : name;
      }),
    ),
  ];
}
