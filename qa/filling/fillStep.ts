import { listControls, type FormControl, type ControlQuestion } from './controls';
import { chooseListedOption, waitForRender, pressControl, typeInto } from './controlInput';
import { createSampleLine } from './sampleLine';
import { pickValue, isSkipped, type FillContext } from './sampleAnswers';

/**
 * Fills the form on the screen with valid data, including questions that appear meanwhile.
 *
 * @param find returns the question of a control, or null if the page does not have it
 * @returns the names of the filled controls
 */
export async function fillStep(
  form: HTMLFormElement,
  find: (control: string) => ControlQuestion | null,
  filling: FillContext,
): Promise<readonly string[]> {
  const filled = new Set<string>();
  for (;;) {
    const next = listControls(form).find(({ name }) => !filled.has(name));
    if (next === undefined) return [...filled];
    filled.add(next.name);
    await fill(next, form, find(next.name), filling);
    await waitForRender();
  }
}

async function fill(
  control: FormControl,
  form: HTMLFormElement,
  question: ControlQuestion | null,
  filling: FillContext,
): Promise<void> {
  if (question !== null && isSkipped(question.question, filling)) return;
  const name = question?.question.name ?? control.name;
  if (control instanceof HTMLSelectElement) {
    const offered = [...control.options].map(({ value }) => value).filter((value) => value !== '');
    typeInto(control, pickValue(name, offered, filling) ?? control.value);
  } else if (control.type === 'radio') {
    const cards = listControls(form).filter((card) => card.name === control.name);
    const value = pickValue(
      name,
      cards.map((card) => card.value),
      filling,
    );
    const card = cards.find((each) => each.value === value);
    if (card instanceof HTMLInputElement) pressControl(card);
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    pressControl(control);
  } else if (control instanceof HTMLInputElement && control.getAttribute('role') === 'combobox') {
    await chooseListedOption(control, filling.extent === 'minimal' ? 0 : -1);
  } else if (question !== null) typeInto(control, createControlValue(question, filling));
}

/** The value of one control of a question. For a date, the value of its part. */
function createControlValue({ question: { point }, part }: ControlQuestion, filling: FillContext): string {
  switch (point.kind) {
    case 'list':
    case 'consent':
    case 'yes-no':
      return '';
    // A choice with a text input: none of its options fits.
    case 'choice':
      return point.years === undefined ? 'Otro 5' : filling.today.slice(0, 4);
    default: {
      const line = createSampleLine(point, filling);
      const [year = '', month = '', day = ''] = line.split('-');
      return part === null ? line : String(Number({ year, month, day }[part]));
    }
  }
}
