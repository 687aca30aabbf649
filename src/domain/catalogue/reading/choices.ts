import type { CountryFacts } from '../../countries/country';
import { isoCountries } from '../../countries/isoCountries';
import { normaliseText } from '../../countries/normalise';
import type { DataPoint, DataPointOf } from '../kinds';
import type { Reading } from '../messages';
import type { Typed } from '../typed';
import { kept, refused } from './readingOf';

/** One of the data point's options; the page has put its own and the country's there. */
export function readChoice(point: DataPointOf<'choice'>, typed: string): Reading<string> {
  return oneOf(point.options, typed);
}

/** One of the country's regions, as the list writes it. */
export function readRegion(typed: string, facts: CountryFacts): Reading<string> {
  return oneOf(facts.regions, typed);
}

/** ISO 3166-1 alpha-2. */
export function readCountry(typed: string): Reading<string> {
  return oneOf(isoCountries, typed);
}

export function readYesNo(typed: string): Reading<boolean> {
  const answer = oneOf(['true', 'false'], typed);
  return answer.ok ? kept(answer.value === 'true') : answer;
}

/** A consent is never empty: left alone it is not given. One that is required has to be given. */
export function readConsent(point: DataPoint, typed: Typed | undefined): Reading<boolean> {
  const given = typed === true || typed === 'true';
  return given || point.optional === true ? kept(given) : refused('consent_required');
}

function oneOf(options: readonly string[], typed: string): Reading<string> {
  const value = normaliseText(typed);
  return options.includes(value) ? kept(value) : refused('choose');
}
