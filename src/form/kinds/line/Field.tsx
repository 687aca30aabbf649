import { Suspense } from 'react';
import { useTranslation } from '../../../platform/texts';
import type { CountryFacts } from '../../../domain/countries/country';
import type { Company } from '../../../domain/lead/company';
import { getControlName, type PageQuestion } from '../../../domain/pages/questionnaire';
import { FieldFrame } from '../../../ui/FieldFrame';
import { TextInput } from '../../../ui/TextInput';
import { useStepContext } from '../../engine/StepContext';
import { useLineField } from '../../engine/useField';
import { getMoneyAffixes, type Affixes } from '../../formatting/getMoneyAffixes';
import { useFieldText } from '../../formatting/useFieldText';
import { CompanyList } from '../../lazyComponents';
import { FieldNotice } from '../../messages/FieldNotice';
import { getControlId, type FieldProps } from '../fieldProps';
import { isLinePoint, lineInputs } from './lineInputs';

/** Every answer that is typed in one line: names, addresses, numbers, money, identifiers. */
export function LineField({ question, isCompact = false }: FieldProps) {
  const { ref, initial, change, leave, error, notice, suggestions } = useLineField(question);
  const text = useFieldText(question);
  const { page, companySuggestions, onChooseCompany } = useStepContext();
  const { i18n } = useTranslation();
  const { facts } = page;
  if (!isLinePoint(question.point)) return null;
  const line = lineInputs[question.point.kind];
  // The pressed button disappears with the suggestion, so the field takes the focus.
  const useSuggestion = (suggestion: string) => {
    change(suggestion);
    ref.current?.focus();
  };
  const chooseCompany = (company: Company | null) => {
    onChooseCompany(question, company);
    ref.current?.focus();
  };
  return (
    <>
      <FieldFrame
        id={getControlId(question)}
        {...text}
        error={error}
        isInline={isCompact}
        notice={notice === undefined ? null : <FieldNotice notice={notice} onUse={useSuggestion} />}
      >
        {(control) => (
          <TextInput
            {...control}
            {...getAffixes(question, facts, i18n.language)}
            ref={ref}
            name={getControlName(question)}
            defaultValue={initial}
            type={line.type}
            inputMode={getInputMode(question.point, facts) ?? line.inputMode}
            autoCapitalize={line.autoCapitalize}
            autoComplete={question.point.autocomplete ?? 'off'}
            spellCheck={false}
            enterKeyHint="go"
            size={
              'pattern' in question.point && question.point.pattern === 'houseNumber' ? 'short' : line.size
            }
            suggestions={suggestions}
            aria-required={question.point.optional === true ? undefined : true}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      {companySuggestions?.name === question.name ? (
        <Suspense>
          <CompanyList companies={companySuggestions.companies} onChoose={chooseCompany} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The keyboard for the country's own numbers. Undefined if the kind decides. */
function getInputMode({ kind }: PageQuestion['point'], { postalCode, bankAccount }: CountryFacts) {
  if (kind === 'postal-code') return postalCode.inputMode;
  return kind === 'bank-account' ? bankAccount.inputMode : undefined;
}

function getAffixes({ point }: PageQuestion, facts: CountryFacts, languageTag: string): Affixes {
  if (point.kind === 'money') return getMoneyAffixes(facts, languageTag);
  if (point.kind === 'phone') return { prefix: `+${facts.phone.callingCode}` };
  return {};
}
