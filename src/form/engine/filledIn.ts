import type { Typed } from '../../domain/catalogue/typed';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { joined, type Part } from '../kinds/date/parts';

/**
 * Takes what stands in the controls and was never told: browsers fill in before the page listens, and some without an
 * event. What the applicant sees is the truth.
 */
export function takeFilledIn(
  form: HTMLFormElement | null,
  asked: readonly AskedDataPoint[],
  typedIn: (control: string) => Typed | undefined,
  take: (control: string, value: Typed) => void,
): void {
  if (form === null) return;
  for (const question of asked) {
    const control = controlOf(question);
    const seen = seenIn(form, question);
    const isEmpty = seen === '' || seen === false;
    if (seen !== undefined && seen !== (typedIn(control) ?? (isEmpty ? seen : ''))) take(control, seen);
  }
}

/** What the controls of a question show; undefined where there is none, or none of several is chosen. */
function seenIn({ elements }: HTMLFormElement, asked: AskedDataPoint): Typed | undefined {
  const { point } = asked;
  const name = controlOf(asked);
  if (point.kind === 'date' || point.kind === 'month') {
    const part = (part: Part) => {
      const control = elements.namedItem(`${name}_${part}`);
      return control instanceof HTMLInputElement ? control.value : '';
    };
    const parts = { day: part('day'), month: part('month'), year: part('year') };
    return joined(parts, point.kind === 'month' ? 'month' : 'day');
  }
  const control = elements.namedItem(name);
  if (control instanceof RadioNodeList) return control.value === '' ? undefined : control.value;
  if (control instanceof HTMLSelectElement) return control.value;
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.getAttribute('role') === 'combobox') {
    // Its text is no value: let it tell itself, if it has not yet.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    return undefined;
  }
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'radio' && !control.checked ? undefined : control.value;
}
