import type { DataPoint, DataPointOf } from '../../src/domain/catalogue/kinds';
import type { LoanLimits } from '../../src/domain/catalogue/loanLimits';
import { textSamples } from '../../src/domain/catalogue/textSamples.fixture';
import { createAccountSample, createIdentifierSample } from '../../src/domain/pages/samples.fixture';
import type { Page } from '../../src/domain/pages/resolvePage';
import { addToIsoDate } from './isoDate';
import type { FillExtent } from './extent';

/** The page, the day and the extent, which determine a sample without other answers. */
export interface SampleContext {
  readonly page: Page;
  /** ISO calendar date in the page's country. */
  readonly today: string;
  readonly extent: FillExtent;
}

type TextPoint = Exclude<DataPoint, DataPointOf<'list' | 'choice' | 'yes-no' | 'consent'>>;

/** The length of a text without `maxLength`. */
const defaultMaxLength = 100;
/** The length of a number plate. */
const maxPlateLength = 12;

/** A valid value of a text input on this day. */
export function createSampleLine(point: TextPoint, around: SampleContext): string {
  const { page, extent } = around;
  const { facts, definition } = page;
  const isMaximal = extent === 'maximal';
  switch (point.kind) {
    case 'text':
      return isMaximal ? createLongSample(point) : textSamples[point.pattern].short;
    case 'email':
      return isMaximal ? `ana.${'x'.repeat(60)}@example.com` : 'ana@example.com';
    case 'phone':
      return facts.phone.example;
    case 'money':
      return String((isMaximal ? point.max : undefined) ?? point.min ?? 0);
    case 'number':
      return String(isMaximal ? point.max : point.min);
    case 'code':
      return '1234';
    case 'date':
      return createSampleDate(point, around);
    case 'month':
      return addToIsoDate(around.today, {
        years: (isMaximal ? 3 : 1) * (point.range === 'future' ? 1 : -1),
      }).slice(0, 7);
    case 'identifier':
      return String(createIdentifierSample(point, facts).valid);
    case 'bank-account':
      return String(createAccountSample(facts).valid);
    case 'postal-code':
      return facts.postalCode.example;
    case 'amount':
      return pickLimit(definition.amount, extent);
    case 'period':
      return pickLimit(definition.period, extent);
  }
}

function createLongSample({ pattern, maxLength = defaultMaxLength }: DataPointOf<'text'>): string {
  const { short, repeated: unit } = textSamples[pattern];
  const limit = pattern === 'plate' ? Math.min(maxLength, maxPlateLength) : maxLength;
  const times = Math.max(1, Math.floor((limit + 1) / (unit.length + 1)));
  const text = Array.from({ length: times }, () => unit).join(' ');
  return text.length > limit ? short : text;
}

/** The birth date fits the sample identifiers, which encode it in some countries. */
function createSampleDate(
  { range, within = 365 }: DataPointOf<'date'>,
  { today, extent }: SampleContext,
): string {
  if (range === 'birth') return '1990-02-07';
  const isMaximal = extent === 'maximal';
  if (range === 'past') return addToIsoDate(today, isMaximal ? { years: -9 } : { days: -1 });
  return addToIsoDate(today, { days: isMaximal ? within : 1 });
}

/** The minimum, or the highest step within the limits. */
function pickLimit({ min, max, step }: LoanLimits, extent: FillExtent): string {
  return String(extent === 'minimal' ? min : min + Math.floor((max - min) / step) * step);
}
