import type { DataPoint, DataPointOf, PatternName } from '../../src/domain/catalogue/kinds';
import type { Limits } from '../../src/domain/catalogue/limits';
import { accountSample, identifierSample } from '../../src/domain/pages/samples.fixture';
import type { Page } from '../../src/domain/pages/resolvePage';
import { isoDay } from './days';
import type { Extent } from './extent';

/** What follows from the page and the day, and not from other answers. */
export interface Around {
  readonly page: Page;
  /** ISO calendar date in the page's country. */
  readonly today: string;
  readonly extent: Extent;
}

type Line = Exclude<DataPoint, DataPointOf<'list' | 'choice' | 'yes-no' | 'consent'>>;

const shortest: Readonly<Record<PatternName, string>> = {
  name: 'Bo',
  jobTitle: 'DJ',
  street: 'A 1',
  houseNumber: '1',
  city: 'Au',
  company: 'A1',
  plate: 'A 1',
  free: '1',
};
/** Each is repeated until it is as long as it may be. */
const repeated: Readonly<Record<PatternName, string>> = {
  name: 'Núria',
  jobTitle: 'Técnica',
  street: 'Calle Mayor',
  houseNumber: '12 B',
  city: 'Ávila',
  company: 'Żuk & Hijos',
  plate: '1234 BCD',
  free: 'kept',
};
/** Characters of a text whose data point does not say how long it may be. */
const usualLength = 100;
/** Characters of a number plate as they are on cars. */
const plateLength = 12;

/** What is typed into a line, right on this day. */
export function lineFor(point: Line, around: Around): string {
  const { page, extent } = around;
  const { facts, definition } = page;
  const isMaximal = extent === 'maximal';
  switch (point.kind) {
    case 'text':
      return isMaximal ? longest(point) : shortest[point.pattern];
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
      return dayFor(point, around);
    case 'month':
      return isoDay(around.today, { years: (isMaximal ? 3 : 1) * (point.range === 'future' ? 1 : -1) }).slice(
        0,
        7,
      );
    case 'identifier':
      return String(identifierSample(point, facts).right);
    case 'bank-account':
      return String(accountSample(facts).right);
    case 'postal-code':
      return facts.postalCode.example;
    case 'amount':
      return limit(definition.amount, extent);
    case 'period':
      return limit(definition.period, extent);
  }
}

function longest({ pattern, maxLength = usualLength }: DataPointOf<'text'>): string {
  const unit = repeated[pattern];
  const most = pattern === 'plate' ? Math.min(maxLength, plateLength) : maxLength;
  const times = Math.max(1, Math.floor((most + 1) / (unit.length + 1)));
  const text = Array.from({ length: times }, () => unit).join(' ');
  return text.length > most ? shortest[pattern] : text;
}

/** Who applies is thirty-six: numbers of persons tell of nearly as many years. */
function dayFor({ range, within = 365 }: DataPointOf<'date'>, { today, extent }: Around): string {
  if (range === 'birth') return '1990-02-07';
  const isMaximal = extent === 'maximal';
  if (range === 'past') return isoDay(today, isMaximal ? { years: -9 } : { days: -1 });
  return isoDay(today, { days: isMaximal ? within : 1 });
}

/** The last step within the limits. */
function limit({ min, max, step }: Limits, extent: Extent): string {
  return String(extent === 'minimal' ? min : min + Math.floor((max - min) / step) * step);
}
