import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { InvalidControl } from '../engine/stepFormProps';
import { listInvalidControls } from './listInvalidControls';

interface StepErrorContentProps {
  readonly questions: readonly PageQuestion[];
  readonly render: (invalid: readonly InvalidControl[]) => ReactNode;
}

/** What the screen shows about the errors of its step, as long as they stand. */
export function StepErrorContent({ questions, render }: StepErrorContentProps) {
  const { errors } = useFormState<QuestionnaireInput>();
  return render(listInvalidControls(questions, errors));
}
