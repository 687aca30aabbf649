import { Suspense } from 'react';
import { useTranslation } from '../../../platform/texts';
import type { CountryFacts } from '../../../domain/countries/country';
import type { Company } from '../../../domain/lead/company';
import { controlOf, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import { FieldFrame } from '../../../ui/FieldFrame';
import { TextInput } from '../../../ui/TextInput';
import { CompanyList } from '../../late';
import { FieldNotice } from '../../messages/FieldNotice';
import { moneySigns } from '../../words/moneySigns';
import { useStepContext } from '../../engine/StepContext';
import { useLine } from '../../engine/useLine';
import { useWords } from '../../words/useWords';
import { controlId, type FieldProps } from '../fieldProps';
import { isLine, lines } from './lines';

/** Every answer that is typed into one line: names, addresses, numbers, money, identifiers. */
export function LineField({ asked }: FieldProps) {
  const { ref, initial, change, leave, error, notice, suggestions } = useLine(asked);
  const words = useWords(asked);
  const { page, suggested, chose } = useStepContext();
  const { i18n } = useTranslation();
  const { facts } = page;
  if (!isLine(asked.point)) return null;
  const line = lines[asked.point.kind];
  // The pressed button goes away with the suggestion; the focus stays with the question.
  const use = (suggestion: string) => {
    change(suggestion);
    ref.current?.focus();
  };
  const choose = (company: Company | null) => {
    chose(asked, company);
    ref.current?.focus();
  };
  const frame = (
    <FieldFrame
      id={controlId(asked)}
      {...words}
      error={error}
      notice={notice === undefined ? null : <FieldNotice notice={notice} onUse={use} />}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...signs(asked, facts, i18n.language)}
          ref={ref}
          name={controlOf(asked)}
          defaultValue={initial}
          type={line.type}
          inputMode={inputMode(asked.point, facts) ?? line.inputMode}
          autoCapitalize={line.autoCapitalize}
          autoComplete={asked.point.autocomplete ?? 'off'}
          spellCheck={false}
          enterKeyHint="go"
          fits={line.fits}
          suggestions={suggestions}
          aria-required={asked.point.optional === true ? undefined : true}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
  return (
    <>
      {frame}
      {suggested?.name === asked.name ? (
        <Suspense>
          <CompanyList companies={suggested.companies} onChoose={choose} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The keys that the country's own numbers take; undefined where the kind decides. */
function inputMode({ kind }: AskedDataPoint['point'], { postalCode, bankAccount }: CountryFacts) {
  if (kind === 'postal-code') return postalCode.inputMode;
  return kind === 'bank-account' ? bankAccount.inputMode : undefined;
}

function signs(
  { point }: AskedDataPoint,
  facts: CountryFacts,
  languageTag: string,
): { readonly before?: string; readonly after?: string } {
  if (point.kind === 'money') return moneySigns(facts, languageTag);
  if (point.kind === 'phone') return { before: `+${facts.phone.callingCode}` };
  return {};
}
