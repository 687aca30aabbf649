import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../platform/texts';
import type { AskedDataPoint } from '../../../domain/pages/questionnaire';
import { ConsentList } from '../../consents/ConsentList';
import { useStepContext } from '../../engine/StepContext';
import { ConsentField } from './Field';

/** The consents that one step asks. */
export function ConsentGroup({ consents }: { readonly consents: readonly AskedDataPoint[] }) {
  const { form, changed } = useStepContext();
  const { t } = useTranslation();
  const given = useWatch({ control: form.control, name: consents.map(({ name }) => name) });
  return (
    <ConsentList
      legend={t('fieldsˆconsents>legend')}
      acceptAll={t('fieldsˆconsents>accept_all')}
      given={given.filter((value) => value === true).length}
      count={consents.length}
      onAll={(isGiven) => {
        for (const consent of consents) changed(consent, isGiven);
      }}
    >
      {consents.map((consent) => (
        <ConsentField key={consent.name} asked={consent} />
      ))}
    </ConsentList>
  );
}
