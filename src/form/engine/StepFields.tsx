import { createElement } from 'react';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import { ConsentGroup } from '../kinds/consent/ConsentGroup';
import { fields } from '../kinds/registry';

/** The questions in their order; two consents or more stand together under one switch. */
export function StepFields({ asked }: { readonly asked: readonly AskedDataPoint[] }) {
  const consents = asked.filter(({ point }) => point.kind === 'consent');
  const isGrouped = consents.length > 1;
  return asked.map((question) => {
    if (isGrouped && question.point.kind === 'consent') {
      return question === consents[0] ? <ConsentGroup key="consents" consents={consents} /> : null;
    }
    return createElement(fields[question.point.kind], { key: question.name, asked: question });
  });
}
