import { createElement, lazy, memo, Suspense, useState, type ReactElement } from 'react';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { ConsentGroup } from '../kinds/consent/ConsentGroup';
import { fieldComponents } from '../kinds/fieldComponents';
import { loadLazyFields } from '../kinds/loadLazyFields';
import { LoanPrice } from '../kinds/loan/LoanPrice';
import styles from './StepFields.module.css';

/** For a screen that opens before the lazy fields are loaded. */
const SuspendedField = lazy(async () => ({ default: (await loadLazyFields()).LateField }));

const isLoanQuestion = ({ point: { kind } }: PageQuestion) => kind === 'amount' || kind === 'period';

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

interface FieldsProps {
  readonly questions: readonly PageQuestion[];
  readonly isCompact?: boolean;
}

/** Two consents or more are a group with one switch; consents that the law requires separately stay outside it. */
function Fields({ questions, isCompact = false }: FieldsProps) {
  const consents = questions.filter(({ point }) => point.kind === 'consent' && point.isRecord !== true);
  const isGrouped = consents.length > 1;
  return questions.map((question) => {
    if (isGrouped && consents.includes(question)) {
      return question === consents[0] ? <ConsentGroup key="consents" consents={consents} /> : null;
    }
    return renderField(question, isCompact);
  });
}

function renderField(question: PageQuestion, isCompact: boolean): ReactElement {
  const key = getControlName(question);
  const { kind } = question.point;
  if (kind === 'list' || kind === 'code') return <Late key={key} question={question} />;
  return createElement(fieldComponents[kind], { key, question, isCompact });
}

const renderRowField = (question: PageQuestion) => renderField(question, false);

function Late({ question }: { readonly question: PageQuestion }) {
  const [loaded] = useState(loadLazyFields.getLoaded);
  const Field = loaded?.LateField ?? SuspendedField;
  return (
    <Suspense>
      <Field question={question}>{renderRowField}</Field>
    </Suspense>
  );
}
