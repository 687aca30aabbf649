import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n/texts';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { ConsentList } from '../../consents/ConsentList';
import { useStepContext } from '../../engine/StepContext';
import { ConsentField } from './Field';

/** The consents of one step. */
export function ConsentGroup({ consents }: { readonly consents: readonly PageQuestion[] }) {
  const { onChange } = useStepContext().events;
  const { t } = useTranslation();
  const values = useWatch({ name: consents.map(({ name }) => name) });
  return (
    <ConsentList
      legend={t('fieldsˆconsents>legend')}
      acceptAll={t('fieldsˆconsents>accept_all')}
      givenCount={values.filter((value) => value === true).length}
      count={consents.length}
      onChangeAll={(isGiven) => {
        for (const consent of consents) onChange(consent, isGiven);
      }}
    >
      {consents.map((consent) => (
        <ConsentField key={consent.name} question={consent} />
      ))}
    </ConsentList>
  );
}
