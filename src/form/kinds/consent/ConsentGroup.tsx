import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AskedDataPoint } from '../../../domain/pages/questionnaire';
import { Checkbox } from '../../../ui/Checkbox';
import { useStepContext } from '../../engine/StepContext';
import { ConsentField } from './Field';
import styles from './Field.module.css';

/** Several consents with one switch for all of them; each can be undone by itself (specification, section 2). */
export function ConsentGroup({ consents }: { readonly consents: readonly AskedDataPoint[] }) {
  const { control, changed } = useStepContext();
  const { t } = useTranslation();
  const given = useWatch({ control, name: consents.map(({ name }) => name) });
  const count = given.filter((value) => value === true).length;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('fieldsˆconsents>legend')}</legend>
      <Checkbox
        id="accept-all"
        isStrong
        isChecked={count === consents.length}
        isMixed={count > 0 && count < consents.length}
        onChange={(isChecked) => {
          for (const consent of consents) changed(consent, isChecked);
        }}
      >
        {t('fieldsˆconsents>accept_all')}
      </Checkbox>
      {consents.map((consent) => (
        <ConsentField key={consent.name} asked={consent} />
      ))}
    </fieldset>
  );
}
