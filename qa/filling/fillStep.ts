import { controlsOf, type Control, type QuestionAt } from './controls';
import { chooseListed, drawn, press, type } from './give';
import { lineFor } from './lines';
import { chosen, isLeft, type Filling } from './typed';

/**
 * Fills the form on the screen with right data, question by question, those that appear meanwhile too.
 *
 * @param find gives the question of a control; null where the page does not know it
 * @returns the names of the controls that were filled
 */
export async function fillStep(
  form: HTMLFormElement,
  find: (control: string) => QuestionAt | null,
  filling: Filling,
): Promise<readonly string[]> {
  const filled = new Set<string>();
  for (;;) {
    const next = controlsOf(form).find(({ name }) => !filled.has(name));
    if (next === undefined) return [...filled];
    filled.add(next.name);
    await fill(next, form, find(next.name), filling);
    await drawn();
  }
}

async function fill(
  control: Control,
  form: HTMLFormElement,
  question: QuestionAt | null,
  filling: Filling,
): Promise<void> {
  if (question !== null && isLeft(question.asked, filling)) return;
  const name = question?.asked.name ?? control.name;
  if (control instanceof HTMLSelectElement) {
    const offered = [...control.options].map(({ value }) => value).filter((value) => value !== '');
    type(control, chosen(name, offered, filling) ?? control.value);
  } else if (control.type === 'radio') {
    const cards = controlsOf(form).filter((card) => card.name === control.name);
    const value = chosen(
      name,
      cards.map((card) => card.value),
      filling,
    );
    const card = cards.find((each) => each.value === value);
    if (card instanceof HTMLInputElement) press(card);
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    press(control);
  } else if (control instanceof HTMLInputElement && control.getAttribute('role') === 'combobox') {
    await chooseListed(control, filling.extent === 'minimal' ? 0 : -1);
  } else if (question !== null) type(control, lineOf(question, filling));
}

/** What stands in one control of a question: of a date its part. */
function lineOf({ asked: { point }, part }: QuestionAt, filling: Filling): string {
  switch (point.kind) {
    case 'list':
    case 'consent':
    case 'yes-no':
      return '';
    // A choice that stands as a line lacks what is meant.
    case 'choice':
      return point.years === undefined ? 'Otro 5' : filling.today.slice(0, 4);
    default: {
      const line = lineFor(point, filling);
      const [year = '', month = '', day = ''] = line.split('-');
      return part === null ? line : String(Number({ year, month, day }[part]));
    }
  }
}
