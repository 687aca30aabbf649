import type { ConsentName } from '../countries/country';
import type { LeadPath } from '../lead/lead';

/**
 * Names of data points, as the server, the form controls and QA use them: the field of the lead in snake case, or a name from the
 * specification. They are derived from the type of the lead, so that a wrong name does not compile.
 */
export type DataPointName = LeadDataPointName | ConsentName | CallDataPointName;

/** Data points whose answers are fields of one call, or of a row in it, and never part of the lead. */
export type CallDataPointName =
  | 'code'
  | 'debts'
  | 'debt_creditor'
  | 'debt_amount'
  | 'debt_monthly_payment'
  | 'references'
  | 'vehicle_make'
  | 'vehicle_model'
  | 'vehicle_year'
  | 'bank_name'
  | 'bank_account_kind'
  | 'document_type'
  | 'document_number';

/** Data points whose answers are part of the lead. */
export type LeadDataPointName = NameOf<LeadPath>;

/** The path of the answer in the lead. */
export type PathOf<Name extends LeadDataPointName> = {
  [Path in LeadPath]: NameOf<Path> extends Name ? Path : never;
}[LeadPath];

interface OwnNames {
  amount: 'loan_amount';
  period: 'loan_period';
  'personalDetails.dateOfBirth': 'form_birthday';
}

type NameOf<Path extends string> = Path extends keyof OwnNames
  ? OwnNames[Path]
  : Path extends `employer.${infer Field}`
    ? `employer_${SnakeCase<Field>}`
    : Path extends `referenceDetails.${infer Field}`
      ? `reference_${SnakeCase<Field>}`
      : Path extends `${string}.${infer Field}`
        ? SnakeCase<Field>
        : SnakeCase<Path>;

type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : `_${Lowercase<Head>}${SnakeCase<Tail>}`
  : '';
