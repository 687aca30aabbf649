import { revealBelow } from '../../platform/events/scroll';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';

/** The props of every field: all it needs follows from its question. */
export interface FieldProps {
  readonly question: PageQuestion;
  /** Takes as little height as possible: a list instead of cards, a short line beside its label. */
  readonly isCompact?: boolean;
}

/** The id of a question's control, or of the first one if there are several. The error summary links to it. */
export function getControlId(question: PageQuestion): string {
  return `field-${getControlName(question)}`;
}

/** Moves the focus to a question, and its error into the window with it. */
export function focusField(form: HTMLFormElement | null, question: PageQuestion): void {
  findField(form, question)?.focus();
  const error = form?.querySelector(`[id="${getControlId(question)}-error"]`);
  if (error) revealBelow(error);
}

/** Finds the element with that id in a form. */
export function findField(form: HTMLFormElement | null, question: PageQuestion): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[id="${getControlId(question)}"]`) ?? null;
}
