import type { ComponentType } from 'react';
import type { Kind } from '../../domain/catalogue/kinds';
import { ChoiceField } from './choice/Field';
import { ConsentField } from './consent/Field';
import { DateField } from './date/Field';
import type { FieldProps } from './fieldProps';
import { LineField } from './line/Field';
import { LoanField } from './loan/Field';

/** The field of every kind of question. A kind without one does not compile; a list is made of the others. */
export const fields = {
  text: LineField,
  email: LineField,
  phone: LineField,
  money: LineField,
  number: LineField,
  code: LineField,
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
} as const satisfies Record<Exclude<Kind, 'list'>, ComponentType<FieldProps>>;
