import { createElement, memo, Suspense } from 'react';
import { getControlName, isLoanQuestion, type PageQuestion } from '../../domain/pages/questionnaire';
import { ConsentGroup } from '../kinds/consent/ConsentGroup';
import { fieldComponents } from '../kinds/fieldComponents';
import type { FieldProps } from '../kinds/fieldProps';
import { LoanPrice } from '../kinds/loan/LoanPrice';
import { CodeField, ListField } from '../lazyComponents';
import styles from './StepFields.module.css';

/** The questions of a step in their order. The loan comes first, with its price, and other questions beside it are compact. */
export const StepFields = memo(function StepFields({
  questions,
}: {
  readonly questions: readonly PageQuestion[];
}) {
  const loan = questions.filter(isLoanQuestion);
  if (loan.length === 0) return <Fields questions={questions} />;
  const others = questions.filter((question) => !isLoanQuestion(question));
  return (
    <>
      <Fields questions={loan} />
      <LoanPrice questions={loan} />
      {others.length === 0 ? null : (
        <div className={styles['compact']} data-part="compact">
          <Fields questions={others} isCompact />
        </div>
      )}
    </>
  );
});

interface FieldListProps {
  readonly questions: readonly PageQuestion[];
  readonly isCompact?: boolean;
}

/** Two consents or more are a group with one switch; consents that the law requires separately stay outside it. */
function Fields({ questions, isCompact = false }: FieldListProps) {
  const consents = questions.filter(({ point }) => point.kind === 'consent' && point.isRecord !== true);
  const isGrouped = consents.length > 1;
  return questions.map((question) => {
    if (isGrouped && consents.includes(question)) {
      return question === consents[0] ? <ConsentGroup key="consents" consents={consents} /> : null;
    }
    return <Field key={getControlName(question)} question={question} isCompact={isCompact} />;
  });
}

/** A render writes the form's value into the control, over what the browser filled in without an event. So it renders for itself only. */
const Field = memo(function Field({ question, isCompact = false }: FieldProps) {
  const { kind } = question.point;
  if (kind !== 'list' && kind !== 'code')
    return createElement(fieldComponents[kind], { question, isCompact });
  return (
    <Suspense>
      {kind === 'code' ? (
        <CodeField question={question} />
      ) : (
        <ListField question={question}>{renderRowField}</ListField>
      )}
    </Suspense>
  );
});

const renderRowField = (question: PageQuestion) => (
  <Field key={getControlName(question)} question={question} />
);
