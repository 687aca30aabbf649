import { useTranslation } from 'react-i18next';
import { ConsentBox } from '../../consents/ConsentList';
import { ConsentText } from '../../consents/ConsentText';
import { useStepContext } from '../../engine/StepContext';
import { useAnswer } from '../../engine/useAnswer';
import { controlId, type FieldProps } from '../fieldProps';

/** A consent of the form, in the words of the page. */
export function ConsentField({ asked }: FieldProps) {
  const { typed, change, leave, error } = useAnswer(asked);
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const why = `fieldsˆ${asked.name}>why`;
  const { privacy, terms } = page.definition.legalPaths;
  return (
    <ConsentBox
      id={controlId(asked)}
      name={asked.name}
      isGiven={typed === true}
      onChange={change}
      onBlur={leave}
      why={i18n.exists(why) ? t(why) : undefined}
      error={error}
    >
      <ConsentText
        text={t(`fieldsˆ${asked.name}>label`, { privacy: '{{privacy}}', terms: '{{terms}}' })}
        links={{
          privacy: { href: privacy, text: t(`fieldsˆ${asked.name}>privacy_link`) },
          terms: { href: terms, text: t(`fieldsˆ${asked.name}>terms_link`) },
        }}
        newTab={t('commonˆnew_tab')}
      />
    </ConsentBox>
  );
}
