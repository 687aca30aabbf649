import type { ReactElement } from 'react';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import { CodeField } from './code/Field';
import { ListField } from './list/Field';

interface LateFieldProps {
  readonly question: PageQuestion;
  /** Renders the field of a question in a row of a list. */
  readonly children: (question: PageQuestion) => ReactElement;
}

/** A question of a kind that no first step has. */
export function LateField({ question, children }: LateFieldProps) {
  return question.point.kind === 'code' ? (
    <CodeField question={question} />
  ) : (
    <ListField question={question}>{children}</ListField>
  );
}
