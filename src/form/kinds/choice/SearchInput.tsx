import { useMemo, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataPoint } from '../../../domain/catalogue/kinds';
import { listedIn } from '../../../domain/catalogue/options';
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
  /** The value of an option, or what was typed and is called like none. */
  readonly value: string;
  readonly point: DataPoint;
  readonly onChange: (value: string) => void;
}

/** A long list that is searched by typing. What is typed and is called like no option stays, for the rules to refuse. */
export function SearchInput({ options, value, point, onChange, ...rest }: SearchInputProps) {
  const { t } = useTranslation();
  const { hits, valueOf } = useMemo(() => searched(options), [options]);
  // A value that belongs to another answer is no word of the applicant's.
  const isStray = point.kind === 'choice' && listedIn(point.options).includes(value);
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
