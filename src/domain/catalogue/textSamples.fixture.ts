import type { PatternName } from './kinds';

/** Sample texts of a pattern. All but `invalid` match it. */
interface TextSample {
  readonly valid: string;
  readonly invalid: string;
  readonly short: string;
  /** Matches with itself behind it too, after a space. */
  readonly repeated: string;
}

/** A new pattern without a row does not compile. */
export const textSamples: Readonly<Record<PatternName, TextSample>> = {
  name: { valid: 'Núria', invalid: 'N4', short: 'Bo', repeated: 'Núria' },
  jobTitle: { valid: 'Técnica 2', invalid: '=1', short: 'DJ', repeated: 'Técnica' },
  street: {
    valid: 'Calle Mayor',
    invalid: '<b>',
    short: 'A 1',
    repeated: 'Calle Mayor',
  },
  houseNumber: { valid: '12 B', invalid: '=', short: '1', repeated: '12 B' },
  city: { valid: 'Ávila', invalid: '5', short: 'Au', repeated: 'Ávila' },
  place: { valid: 'Barrio 5', invalid: '<b>', short: '5', repeated: 'Ávila' },
  company: {
    valid: 'Żuk & Hijos, S.L.',
    invalid: '{}',
    short: 'A1',
    repeated: 'Żuk & Hijos',
  },
  plate: { valid: '1234 BCD', invalid: '!', short: 'A 1', repeated: '1234 BCD' },
  free: { valid: '14/3_b', invalid: 'x'.repeat(101), short: '1', repeated: 'kept' },
};

export const patternNames: readonly PatternName[] = Object.keys(textSamples).filter(
  (name): name is PatternName => Object.hasOwn(textSamples, name),
);
