import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';

/** A field gets everything from its question. */
export interface FieldProps {
  readonly asked: AskedDataPoint;
}

/** The id of a question's control, or of the first of several: links in the error summary lead there. */
export function controlId(asked: AskedDataPoint): string {
  return `field-${controlOf(asked)}`;
}
