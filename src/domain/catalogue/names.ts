import type { ConsentName } from '../countries/country';
import type { LeadPath } from '../lead/lead';
import type { CallDataPointName } from './dataPoints/call';

/**
 * Names of data points, as the server, the form controls and QA use them: the snake case of the field of the lead, with the
 * specification's own names for some (decisions, section 5). They follow from the lead's type, so that a rule can name any of
 * them and a wrong name does not compile.
 */
export type DataPointName = LeadDataPointName | ConsentName | CallDataPointName;

/** The data points whose answers live in the lead. */
export type LeadDataPointName = NameOf<LeadPath>;

/** Where in the lead the answer of a data point lives. */
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
