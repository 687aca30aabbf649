import type { QuestionInput } from '../../domain/catalogue/input';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { joinDate, parseWholeDate, type DatePart, type DatePartTexts } from './dateParts';

/**
 * Reads the controls of the DOM and reports every value that differs from the form's. Browsers fill in controls before the page
 * listens, and some of them send no event. The value that the applicant sees is the right one.
 */
export function readControls(
  form: HTMLFormElement | null,
  questions: readonly PageQuestion[],
  getValue: (control: string) => QuestionInput | undefined,
  onDifference: (control: string, input: QuestionInput) => void,
): void {
  if (form === null) return;
  for (const question of questions) {
    const control = getControlName(question);
    const shown = readQuestion(form, question);
    const isEmpty = shown === '' || shown === false;
    if (shown !== undefined && shown !== (getValue(control) ?? (isEmpty ? shown : ''))) {
      onDifference(control, shown);
    }
  }
}

/** The value that the controls of a question show. Undefined if there is no control, or none of several options is chosen. */
function readQuestion({ elements }: HTMLFormElement, question: PageQuestion): QuestionInput | undefined {
  const { point } = question;
  const name = getControlName(question);
  if (point.kind === 'date' || point.kind === 'month') {
    return joinDate(readDateControls(elements, name), point.kind === 'month' ? 'month' : 'day');
  }
  const control = elements.namedItem(name);
  if (control instanceof RadioNodeList) return control.value || undefined;
  if (control instanceof HTMLSelectElement) return control.value;
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.getAttribute('role') === 'combobox') {
    // Its text is not its value. React keeps the default value equal to the text that it knows; of another text the event tells it.
    if (control.value !== control.defaultValue) control.dispatchEvent(new Event('input', { bubbles: true }));
    return undefined;
  }
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'radio' && !control.checked ? undefined : control.value;
}

const dateParts: readonly DatePart[] = ['day', 'month', 'year'];

/** The parts of a date as its controls show them, or those of a whole date that a browser filled into one of them. */
export function readDateControls(elements: HTMLFormControlsCollection, name: string): DatePartTexts {
  const findPart = (control: Element) =>
    dateParts.find((part) => control instanceof HTMLInputElement && control.name === `${name}_${part}`);
  const order = Array.from(elements).flatMap((control) => findPart(control) ?? []);
  const readPart = (part: DatePart) => {
    const control = elements.namedItem(`${name}_${part}`);
    return control instanceof HTMLInputElement ? control.value : '';
  };
  const [whole] = order.flatMap((part) => parseWholeDate(readPart(part), order) ?? []);
  return whole ?? { day: readPart('day'), month: readPart('month'), year: readPart('year') };
}
