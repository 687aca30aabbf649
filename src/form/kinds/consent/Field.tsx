import { useTranslation } from '../../../platform/texts';
import { localeOf } from '../../../domain/countries/locales';
import { ConsentBox } from '../../consents/ConsentList';
import { ConsentText } from '../../consents/ConsentText';
import { followable } from '../../consents/policyWords';
import { useStepContext } from '../../engine/StepContext';
import { useAnswer } from '../../engine/useAnswer';
import { controlId, type FieldProps } from '../fieldProps';

/** A consent of the form, in the words of the page; of one that the law wants by itself, in those of the server, where it tells them. */
export function ConsentField({ asked }: FieldProps) {
  const { typed, change, leave, error } = useAnswer(asked);
  const { page, policies } = useStepContext();
  const { t, i18n } = useTranslation();
  const policy = policies.find(({ id }) => id === asked.name && asked.point.isRecord === true);
  const isOwnLanguage = localeOf(i18n.language) === page.facts.locale;
  const href = followable(policy?.link);
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
        text={
          (isOwnLanguage ? policy?.text : undefined) ??
          t(`fieldsˆ${asked.name}>label`, { privacy: '{{privacy}}', terms: '{{terms}}' })
        }
        more={href === undefined ? undefined : { href, text: t('fieldsˆconsents>read') }}
        links={{
          privacy: { href: privacy, text: t(`fieldsˆ${asked.name}>privacy_link`) },
          terms: { href: terms, text: t(`fieldsˆ${asked.name}>terms_link`) },
        }}
        newTab={t('commonˆnew_tab')}
      />
    </ConsentBox>
  );
}
