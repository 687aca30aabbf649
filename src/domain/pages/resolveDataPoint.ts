import type { CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint, OptionSource } from '../catalogue/kinds';
import { isNameList, isNarrowedByLookUp } from '../catalogue/options';
import type { Country, QuestionOverride } from '../countries/country';

/**
 * Resolves a data point for one page of a country: the catalogue's entry with scaled money limits, then the
 * country's changes, then the page's overrides. Limits that the country or the page names are not scaled.
 * Null if the country does not ask it or offers nothing to answer with.
 */
export function resolveDataPoint(
  name: CataloguedName,
  point: DataPoint,
  facts: Country,
  override?: QuestionOverride,
): DataPoint | null {
  const change = facts.questions[name];
  if (change?.absent === true) return null;
  const question = applyChange(applyChange(scaleLimits(point, facts.moneyScale), change), override);
  return isUnanswerable(name, question, facts) ? null : question;
}

/** Whether there is nothing to answer with: no identifier of the kind, no value to choose, no law that requires the consent. */
function isUnanswerable(name: CataloguedName, point: DataPoint, { identifiers, consents }: Country): boolean {
  if (point.isRecord === true) return !consents.some((wanted) => wanted === name);
  if (point.kind === 'identifier') return identifiers[point.holder].length === 0;
  if (point.kind !== 'choice') return false;
  const values = getOwnValues(point.options);
  return Array.isArray(values) && values.length === 0;
}

/** The source's own values, or the source itself if it has none. */
function getOwnValues(source: OptionSource): OptionSource {
  if (isNameList(source)) return source.names;
  return isNarrowedByLookUp(source) ? source.values : source;
}

function scaleLimits(point: DataPoint, scale: number): DataPoint {
  if (point.kind !== 'money') return point;
  const times = (limit: number | undefined) => (limit === undefined ? undefined : limit * scale);
  return setLimits(point, times(point.min), times(point.max));
}

function applyChange(
  point: DataPoint,
  { optional, options, min, max, refused }: QuestionOverride = {},
): DataPoint {
  const limited = setLimits(setRefused(setOptions(point, options), refused), min, max);
  if (optional === undefined) return limited;
  const { optional: _dropped, ...required } = limited;
  return optional ? { ...required, optional } : required;
}

function setOptions(point: DataPoint, options: readonly string[] | undefined): DataPoint {
  if (point.kind !== 'choice' || options === undefined) return point;
  if (isNameList(point.options)) return { ...point, options: { names: options } };
  if (isNarrowedByLookUp(point.options)) return { ...point, options: { ...point.options, values: options } };
  return { ...point, options };
}

function setRefused(point: DataPoint, refused: readonly string[] | undefined): DataPoint {
  return point.kind !== 'choice' || refused === undefined ? point : { ...point, refused };
}

function setLimits(point: DataPoint, min: number | undefined, max: number | undefined): DataPoint {
  if (point.kind !== 'money' && point.kind !== 'number') return point;
  return { ...point, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
