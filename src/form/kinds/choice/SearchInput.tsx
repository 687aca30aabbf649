import { useMemo, type ComponentPropsWithRef } from 'react';
import { waitForIdle } from '../../../platform/events/browser';
import { useTranslation } from '../../../platform/i18n/texts';
import type { DataPoint, OptionSource } from '../../../domain/catalogue/kinds';
import { getNumberFormat } from '../../../domain/countries/formats';
import { languageTags } from '../../../domain/countries/locales';
import type { NameTable, OptionNames } from '../../../domain/countries/optionNames';
import {
  allowsOtherText,
  citizenships,
  getListedValues,
  isAnswerDependent,
  isCountrySource,
} from '../../../domain/catalogue/options';
import { Combobox } from '../../../ui/Combobox';
import type { Option } from '../../../ui/SelectInput';
import { useStepContext } from '../../engine/StepContext';
import { createCountryNames } from './countryNames';
import { createOptionSearch } from './optionSearch';

interface SearchInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'value' | 'onChange' | 'placeholder'
> {
  readonly id: string;
  /** The label of the question, which is also that of the list. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly hasExtraOption: boolean;
  /** The value of an option, or typed text that means none. */
  readonly value: string;
  readonly point: DataPoint;
  readonly onChange: (value: string) => void;
}

const noOptions: readonly string[] = [];

/** A long list that is searched by typing. Text that means no option stays, so that validation can reject it. */
export function SearchInput({ options, hasExtraOption, value, point, onChange, ...rest }: SearchInputProps) {
  const { page, getOptionNames } = useStepContext();
  const { languages } = page;
  const { t, i18n } = useTranslation();
  const source = point.kind === 'choice' ? point.options : noOptions;
  const acceptsOtherText = allowsOtherText(source);
  // If other text is accepted, the text that is being typed is not a search result.
  const count = hasExtraOption && acceptsOtherText ? options.length - 1 : options.length;
  const search = useMemo(
    () =>
      createOptionSearch(options.slice(0, count), {
        getTables: () => listTables(source, getOptionNames()),
        ...(isCountrySource(source)
          ? {
              codes: citizenships,
              getOtherNames: createCountryNames(languages.map((name) => languageTags[name])),
            }
          : {}),
        // The days of a month are their own names, whatever their label says.
        ...(isAnswerDependent(source) && { getOtherNames: (name) => [name] }),
      }),
    [options, count, source, languages, getOptionNames],
  );
  // A code that belongs to another answer is not text that the applicant typed.
  const isForeignCode =
    getListedValues(source).includes(value) && !options.some((option) => option.value === value);
  return (
    <Combobox
      {...rest}
      onFocus={(event) => {
        rest.onFocus?.(event);
        void waitForIdle().then(search.prepare);
      }}
      displayText={isForeignCode ? '' : search.getText(value)}
      value={value}
      search={search}
      onType={(input, origin) => onChange(search.getValue(input, origin))}
      onChoose={onChange}
      describeCount={(hits) => t('commonˆhits', { count: hits })}
      describeHidden={(hidden) =>
        t('commonˆmore_hits', { more: getNumberFormat(i18n.language, {}).format(hidden) })
      }
      describeNoMatch={(input) => t('commonˆno_hits', { typed: input })}
      placeholder={t('commonˆsearch')}
    />
  );
}

function listTables(source: OptionSource, names: OptionNames | null): readonly NameTable[] {
  if (names === null) return [];
  if (source === 'regions') return [names.regions];
  return isCountrySource(source) ? names.countries : [];
}
