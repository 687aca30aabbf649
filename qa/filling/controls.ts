import type { AskedDataPoint, Questionnaire } from '../../src/domain/pages/questionnaire';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form on the screen: a step, or a state that asks. */
export const presentForm = (): HTMLFormElement | null => document.querySelector('form[data-step]');

/** The controls of a form that can be filled in, in their order. Files are chosen by hand. */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [
    ...form.querySelectorAll<Control>('input[name]:not([type=file]), select[name], textarea[name]'),
  ].filter(({ disabled, name }) => !disabled && name !== '');
}

/** The part of a date that a control holds. */
type Part = 'day' | 'month' | 'year';

/** A question by the name of one of its controls, and the part of it that the control holds. */
export interface QuestionAt {
  readonly asked: AskedDataPoint;
  readonly part: Part | null;
}

/** Finds questions by the names of their controls; those of the form on the screen come first. */
export function questionFinder(
  questionnaires: readonly Questionnaire[],
  route: string,
): (control: string) => QuestionAt | null {
  const ordered = [...questionnaires].sort(
    (one, other) => Number(one.route === route) - Number(other.route === route),
  );
  const known = new Map(
    ordered
      .flatMap(({ dataPoints }) => dataPoints.flatMap((asked) => [...(asked.row ?? []), asked]))
      .map((asked) => [asked.name as string, asked]),
  );
  return (control) => {
    const name = control.replace(/^\w+\.\d+\./, '');
    const whole = known.get(name);
    if (whole !== undefined) return { asked: whole, part: null };
    const [, base = '', part] = /^(.+)_(day|month|year)$/.exec(name) ?? [];
    const asked = known.get(base);
    return asked === undefined || !isPart(part) ? null : { asked, part };
  };
}

function isPart(part: string | undefined): part is Part {
  return part === 'day' || part === 'month' || part === 'year';
}

/** The questions on the screen as the server names them in a refusal: a date once, a row with its list. */
export function refusable(form: HTMLFormElement): readonly string[] {
  const names = controlsOf(form).map(({ name }) => name);
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
