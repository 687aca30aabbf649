import type { ComponentType } from 'react';
import type { DataPointKind } from '../../domain/catalogue/kinds';
import { ChoiceField } from './choice/Field';
import { ConsentField } from './consent/Field';
import { DateField } from './date/Field';
import type { FieldProps } from './fieldProps';
import { LineField } from './line/Field';
import { LoanField } from './loan/Field';

/** The kinds of questions that no first step has. */
export type LateKind = 'list' | 'code';

/** The field of every kind of question; a missing kind is a type error. Lists and codes have a late field. */
export const fieldComponents = {
  text: LineField,
  email: LineField,
  phone: LineField,
  money: LineField,
  number: LineField,
  identifier: LineField,
  'bank-account': LineField,
  'postal-code': LineField,
  date: DateField,
  month: DateField,
  choice: ChoiceField,
  'yes-no': ChoiceField,
  consent: ConsentField,
  amount: LoanField,
  period: LoanField,
} as const satisfies Record<Exclude<DataPointKind, LateKind>, ComponentType<FieldProps>>;
