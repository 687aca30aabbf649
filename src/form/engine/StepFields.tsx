import { createElement, lazy, Suspense, type ReactElement } from 'react';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { ConsentGroup } from '../kinds/consent/ConsentGroup';
import { fields } from '../kinds/registry';

/** Needed by few screens after the form. */
const ListField = lazy(() => import('../kinds/list/Field'));

/** The questions in their order; two consents or more stand together under one switch, those that the law wants apart never. */
export function StepFields({ asked }: { readonly asked: readonly AskedDataPoint[] }) {
  const consents = asked.filter(({ point }) => point.kind === 'consent' && point.isRecord !== true);
  const isGrouped = consents.length > 1;
  return asked.map((question) => {
    if (isGrouped && consents.includes(question)) {
      return question === consents[0] ? <ConsentGroup key="consents" consents={consents} /> : null;
    }
    return fieldOf(question);
  });
}

function fieldOf(question: AskedDataPoint): ReactElement {
  const key = controlOf(question);
  const { kind } = question.point;
  if (kind !== 'list') return createElement(fields[kind], { key, asked: question });
  return (
    <Suspense key={key}>
      <ListField asked={question}>{fieldOf}</ListField>
    </Suspense>
  );
}
