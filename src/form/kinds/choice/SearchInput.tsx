import { useMemo, type ComponentPropsWithRef } from 'react';
import { useTranslation } from '../../../platform/texts';
import type { DataPoint } from '../../../domain/catalogue/kinds';
import { isoCountries } from '../../../domain/countries/isoCountries';
import { allowsOtherText, getListedValues } from '../../../domain/catalogue/options';
import { Combobox } from '../../../ui/Combobox';
import type { Option } from '../../../ui/SelectInput';
import { createOptionSearch } from './optionSearch';

interface SearchInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'value' | 'onChange' | 'placeholder'
> {
  readonly id: string;
  /** The label of the question, which is also that of the list. */
  readonly label: string;
  readonly options: readonly Option[];
  /** Whether the last option is the present value, which the list does not offer otherwise. */
  readonly hasExtraOption: boolean;
  /** The value of an option, or typed text that is the label of none. */
  readonly value: string;
  readonly point: DataPoint;
  readonly onChange: (value: string) => void;
}

const noOptions: readonly string[] = [];

/** A long list that is searched by typing. Text that is the label of no option stays, so that validation can reject it. */
export function SearchInput({ options, hasExtraOption, value, point, onChange, ...rest }: SearchInputProps) {
  const { t } = useTranslation();
  const source = point.kind === 'choice' ? point.options : noOptions;
  // If other text is accepted, the text that is being typed is not a search result.
  const count = hasExtraOption && allowsOtherText(source) ? options.length - 1 : options.length;
  const { findOptions, getValue } = useMemo(
    () => createOptionSearch(options.slice(0, count), source === 'countries' ? isoCountries : []),
    [options, count, source],
  );
  // A code that belongs to another answer is not text that the applicant typed.
  const isForeignCode = getListedValues(source).includes(value);
  const text = options.find((option) => option.value === value)?.label ?? (isForeignCode ? '' : value);
  return (
    <Combobox
      {...rest}
      displayText={text}
      value={value}
      findOptions={findOptions}
      onType={(input) => onChange(getValue(input))}
      onChoose={onChange}
      describeCount={(hits) => t('commonˆhits', { count: hits })}
      describeNoMatch={(input) => t('commonˆno_hits', { typed: input })}
      placeholder={t('commonˆsearch')}
    />
  );
}
