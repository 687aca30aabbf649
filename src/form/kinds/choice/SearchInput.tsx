import { useMemo, type ComponentPropsWithRef } from 'react';
import { useTranslation } from '../../../platform/texts';
import type { DataPoint } from '../../../domain/catalogue/kinds';
import { isoCountries } from '../../../domain/countries/isoCountries';
import { isOpen, listedIn } from '../../../domain/catalogue/options';
import { Combobox } from '../../../ui/Combobox';
import type { Option } from '../../../ui/SelectInput';
import { searched } from './search';

interface SearchInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'value' | 'onChange' | 'placeholder'
> {
  readonly id: string;
  /** Of the question: it names the list too. */
  readonly label: string;
  readonly options: readonly Option[];
  /** What stands is among them though it is not to be had. */
  readonly isOwn: boolean;
  /** The value of an option, or what was typed and is called like none. */
  readonly value: string;
  readonly point: DataPoint;
  readonly onChange: (value: string) => void;
}

const none: readonly string[] = [];

/** A long list that is searched by typing. What is typed and is called like no option stays, for the rules to refuse. */
export function SearchInput({ options, isOwn, value, point, onChange, ...rest }: SearchInputProps) {
  const { t } = useTranslation();
  const source = point.kind === 'choice' ? point.options : none;
  // What is being typed where other texts are taken too is no find.
  const found = isOwn && isOpen(source) ? options.length - 1 : options.length;
  const { hits, valueOf } = useMemo(
    () => searched(options.slice(0, found), source === 'countries' ? isoCountries : []),
    [options, found, source],
  );
  // A value that belongs to another answer is no word of the applicant's.
  const isStray = listedIn(source).includes(value);
  const standing = options.find((option) => option.value === value)?.label ?? (isStray ? '' : value);
  return (
    <Combobox
      {...rest}
      text={standing}
      value={value}
      hitsOf={hits}
      onType={(typed) => onChange(valueOf(typed))}
      onChoose={onChange}
      say={(count) => t('commonˆhits', { count })}
      sayNone={(typed) => t('commonˆno_hits', { typed })}
      placeholder={t('commonˆsearch')}
    />
  );
}
