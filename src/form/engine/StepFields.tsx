import { createElement, lazy, Suspense, useState, type ReactElement } from 'react';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { ConsentGroup } from '../kinds/consent/ConsentGroup';
import { fieldComponents } from '../kinds/fieldComponents';
import { loadLazyFields } from '../kinds/loadLazyFields';

/** For a screen that opens before the lazy fields are loaded. */
const SuspendedListField = lazy(async () => ({ default: (await loadLazyFields()).ListField }));

/**
 * The questions in their order. Two consents or more are a group with one switch; consents that the law requires separately stay
 * outside it.
 */
export function StepFields({ questions }: { readonly questions: readonly PageQuestion[] }) {
  const consents = questions.filter(({ point }) => point.kind === 'consent' && point.isRecord !== true);
  const isGrouped = consents.length > 1;
  return questions.map((question) => {
    if (isGrouped && consents.includes(question)) {
      return question === consents[0] ? <ConsentGroup key="consents" consents={consents} /> : null;
    }
    return renderField(question);
  });
}

function renderField(question: PageQuestion): ReactElement {
  const key = getControlName(question);
  const { kind } = question.point;
  if (kind !== 'list') return createElement(fieldComponents[kind], { key, question });
  return <List key={key} question={question} />;
}

function List({ question }: { readonly question: PageQuestion }) {
  const [loaded] = useState(loadLazyFields.getLoaded);
  const Field = loaded?.ListField ?? SuspendedListField;
  return (
    <Suspense>
      <Field question={question}>{renderField}</Field>
    </Suspense>
  );
}
