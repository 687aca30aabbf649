import { unit, type FaultRow } from '../row';

const reading = 'src/domain/catalogue/reading.properties.test.ts';

/** Bad input. The properties run for each kind in each country that asks it; 10,000 values of each with `LONG_RUNS=10`. */
export const inputRows: readonly FaultRow[] = [
  {
    id: 'B1',
    fault: 'Any text in a question of any kind',
    holds: 'A value or a known error, read again unchanged.',
    scope: 'rule',
    proofs: [
      unit(reading, 'as a value or a known error, and the formatted value is read again unchanged'),
      unit(reading, 'is read at once at any length'),
    ],
  },
  {
    id: 'B2',
    fault: 'A valid answer in another format',
    holds: 'The same value.',
    scope: 'rule',
    proofs: [unit(reading, 'the data point ')],
  },
  {
    id: 'B3',
    fault: 'Dates',
    holds: 'Never throws; the calendar is right.',
    scope: 'rule',
    proofs: [
      unit('src/domain/countries/dates.test.ts', 'reading typed parts never throws'),
      unit(
        'src/domain/countries/dates.test.ts',
        'the calendar agrees with the clock of the machine for two centuries',
      ),
    ],
  },
  {
    id: 'B4',
    fault: 'Money',
    holds: 'An amount or undefined.',
    scope: 'rule',
    proofs: [
      unit(
        'src/domain/countries/money.test.ts',
        'reading any text gives an amount or undefined, and never throws',
      ),
    ],
  },
  {
    id: 'B5',
    fault: 'Phone numbers',
    holds: 'Never throws; stored number reads back.',
    scope: 'rule',
    proofs: [
      unit(
        'src/domain/countries/phone.test.ts',
        'reading never throws, and the stored number is read again unchanged',
      ),
    ],
  },
  {
    id: 'B6',
    fault: 'Identifiers',
    holds: 'Never throws; normalised once.',
    scope: 'rule',
    proofs: [
      unit('src/domain/countries/identifiers/identifiers.test.ts', 'never throws and is normalised once'),
      unit(
        'src/domain/countries/identifiers/identifiers.test.ts',
        'is accepted with any spaces, dashes and case',
      ),
    ],
  },
  {
    id: 'B7',
    fault: 'Accounts',
    holds: 'Never throws.',
    scope: 'rule',
    proofs: [
      unit(
        'src/domain/countries/checks.test.ts',
        'a text that begins like an account of any country never throws',
      ),
    ],
  },
  {
    id: 'B8',
    fault: 'Choices',
    holds: 'Never a value outside of the list.',
    scope: 'rule',
    proofs: [
      unit(
        'src/domain/catalogue/reading/choices.test.ts',
        'never returns a value outside its source, unless other texts are allowed',
      ),
    ],
  },
  {
    id: 'B9',
    fault: 'Files',
    holds: 'A treatment for any bytes.',
    scope: 'rule',
    proofs: [
      unit(
        'src/domain/documents/pictures.test.ts',
        'decides for any bytes, also after a valid picture header',
      ),
    ],
  },
  {
    id: 'B10',
    fault: 'Address parameters and stored values',
    holds: 'Never throws.',
    scope: 'rule',
    proofs: [
      unit('src/domain/journey/arrival/start.test.ts', 'never throws for any address and any stored value'),
      unit('src/platform/storage.test.ts', 'never causes an exception when it is read'),
    ],
  },
  {
    id: 'B11',
    fault: 'Server envelopes',
    holds: 'Never throws.',
    scope: 'rule',
    proofs: [unit('src/api/envelope.test.ts', 'never throws for any value')],
  },
  {
    id: 'B12',
    fault: 'Frame messages',
    holds: 'Never throws.',
    scope: 'rule',
    proofs: [unit('src/domain/embedding/calls.test.ts', 'never throws, whatever it is')],
  },
];
