import { createElement, lazy, Suspense, useState, type ReactElement } from 'react';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { ConsentGroup } from '../kinds/consent/ConsentGroup';
import { loadLateFields } from '../kinds/late';
import { fields } from '../kinds/registry';

/** Where a screen opens before the late fields are at hand. */
const AwaitedList = lazy(async () => ({ default: (await loadLateFields()).ListField }));

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
  return <List key={key} asked={question} />;
}

function List({ asked }: { readonly asked: AskedDataPoint }) {
  const [late] = useState(loadLateFields.atHand);
  const Field = late?.ListField ?? AwaitedList;
  return (
    <Suspense>
      <Field asked={asked}>{fieldOf}</Field>
    </Suspense>
  );
}
