import { useTranslation } from '../../../platform/i18n/texts';
import { localeForTag } from '../../../domain/countries/locales';
import { ConsentBox } from '../../consents/ConsentList';
import { getSafeLink } from '../../consents/policyText';
import { usePolicies, useStepContext } from '../../engine/StepContext';
import { useField } from '../../engine/useField';
import { NewTabLink } from '../../../ui/NewTabLink';
import { TextWithParts } from '../../../ui/TextWithParts';
import { getControlId, type FieldProps } from '../fieldProps';

/** A consent with the text of the page. A consent that the law requires separately has the server's text, if it provides one. */
export function ConsentField({ question }: FieldProps) {
  const { value, onChange, onBlur, error } = useField(question);
  const { page } = useStepContext();
  const policies = usePolicies();
  const { t, i18n } = useTranslation();
  const policy = policies.find(({ id }) => id === question.name && question.point.isRecord === true);
  const isCountryLanguage = localeForTag(i18n.language) === page.languages[0];
  const href = getSafeLink(policy?.link);
  const reason = `fieldsˆ${question.name}>why`;
  const { legalPaths, brokerageContract } = page.definition;
  const { privacy, terms } = legalPaths;
  const contract = brokerageContract?.path ?? terms;
  const renderLink = (address: string, text: string) => (
    <NewTabLink href={address} hint={t('commonˆnew_tab')}>
      {text}
    </NewTabLink>
  );
  const text =
    (isCountryLanguage ? policy?.text : undefined) ??
    t(`fieldsˆ${question.name}>label`, {
      privacy: '{{privacy}}',
      terms: '{{terms}}',
      contract: '{{contract}}',
    });
  return (
    <ConsentBox
      id={getControlId(question)}
      name={question.name}
      isGiven={value === true}
      isRequired={question.point.optional !== true}
      onChange={onChange}
      onBlur={onBlur}
      reason={i18n.exists(reason) ? t(reason) : undefined}
      error={error}
    >
      {/* Another text is another element: a browser's translation may have replaced the pieces of this one. */}
      <span key={text}>
        <TextWithParts
          text={text}
          parts={{
            privacy: renderLink(privacy, t(`fieldsˆ${question.name}>privacy_link`)),
            terms: renderLink(terms, t(`fieldsˆ${question.name}>terms_link`)),
            contract: renderLink(contract, t(`fieldsˆ${question.name}>contract_link`)),
          }}
        />
        {href === undefined ? null : <> {renderLink(href, t('fieldsˆconsents>read'))}</>}
      </span>
    </ConsentBox>
  );
}
