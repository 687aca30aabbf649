import { Suspense, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import type { CountryFacts } from '../../../domain/countries/country';
import type { Company } from '../../../domain/lead/company';
import { getControlName, type PageQuestion } from '../../../domain/pages/questionnaire';
import { FieldFrame } from '../../../ui/FieldFrame';
import { TextInput } from '../../../ui/TextInput';
import { useStepContext } from '../../engine/StepContext';
import { toText, useField } from '../../engine/useField';
import { getMoneyAffixes, type Affixes } from '../../formatting/getMoneyAffixes';
import { useFieldText } from '../../formatting/useFieldText';
import { CompanyList } from '../../lazyComponents';
import { FieldNotice } from '../../messages/FieldNotice';
import { getControlId, type FieldProps } from '../fieldProps';
import { getCapitals, isLinePoint, lineInputs } from './lineInputs';

/** Every answer that is typed in one line: names, addresses, numbers, money, identifiers. */
export function LineField({ question, isCompact = false }: FieldProps) {
  const { value, onChange, onBlur, error, notice, suggestions } = useField(question);
  const input = useRef<HTMLInputElement>(null);
  const text = useFieldText(question);
  const { page, lookUps, events } = useStepContext();
  const { companySuggestions } = lookUps;
  const { i18n } = useTranslation();
  const { facts } = page;
  if (!isLinePoint(question.point)) return null;
  const line = lineInputs[question.point.kind];
  const autoCapitalize = getCapitals(question.point);
  const isHouseNumber = 'pattern' in question.point && question.point.pattern === 'houseNumber';
  // The pressed button disappears with the suggestion, so the field takes the focus.
  const acceptSuggestion = (suggestion: string) => {
    onChange(suggestion);
    input.current?.focus();
  };
  const chooseCompany = (company: Company | null) => {
    events.onChooseCompany(question, company);
    input.current?.focus();
  };
  return (
    <>
      <FieldFrame
        id={getControlId(question)}
        {...text}
        error={error}
        isInline={isCompact}
        isShort={isHouseNumber}
        notice={notice === undefined ? null : <FieldNotice notice={notice} onUse={acceptSuggestion} />}
      >
        {(control) => (
          <TextInput
            {...control}
            {...getAffixes(question, facts, i18n.language)}
            ref={input}
            name={getControlName(question)}
            value={toText(value)}
            type={line.type}
            inputMode={getInputMode(question.point, facts) ?? line.inputMode}
            autoCapitalize={autoCapitalize}
            autoCorrect="off"
            autoComplete={question.point.autocomplete ?? 'off'}
            spellCheck={false}
            enterKeyHint="go"
            size={isHouseNumber ? 'short' : line.size}
            suggestions={suggestions}
            aria-required={question.point.optional === true ? undefined : true}
            onInput={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
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
function getInputMode(point: PageQuestion['point'], facts: CountryFacts) {
  if (point.kind === 'postal-code') return facts.postalCode.inputMode;
  if (point.kind === 'bank-account') return facts.bankAccount.inputMode;
  if (point.kind !== 'identifier') return undefined;
  const kinds = facts.identifiers[point.holder];
  return kinds.every((kind) => facts.numericIdentifiers.includes(kind)) ? 'numeric' : undefined;
}

function getAffixes({ point }: PageQuestion, facts: CountryFacts, languageTag: string): Affixes {
  if (point.kind === 'money') return getMoneyAffixes(facts, languageTag);
  if (point.kind === 'phone') return { prefix: `+${facts.phone.callingCode}` };
  return {};
}
