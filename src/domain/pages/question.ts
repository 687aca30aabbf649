import type { CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint, OptionSource } from '../catalogue/kinds';
import { isNamed, isNarrowed } from '../catalogue/options';
import type { Country, QuestionChange } from '../countries/country';

/**
 * A data point as one page of a country asks it: the catalogue's entry with its money limits on the country's scale, over
 * it what the country changes, over both what the page overrides. Limits that the country or the page names stand as they
 * are. Null where it is not asked: the country says so, or has nothing to answer with.
 */
export function questionFor(
  name: CataloguedName,
  point: DataPoint,
  facts: Country,
  override?: QuestionChange,
): DataPoint | null {
  const own = facts.questions[name];
  if (own?.absent === true) return null;
  const question = changed(changed(scaled(point, facts.moneyScale), own), override);
  return isLacking(name, question, facts) ? null : question;
}

/** Whether there is nothing to answer with: no identifier of the kind, no value to choose, no law that wants the consent. */
function isLacking(name: CataloguedName, point: DataPoint, { identifiers, consents }: Country): boolean {
  if (point.isRecord === true) return !consents.some((wanted) => wanted === name);
  if (point.kind === 'identifier') return identifiers[point.holder].length === 0;
  if (point.kind !== 'choice') return false;
  const values = ownValues(point.options);
  return Array.isArray(values) && values.length === 0;
}

/** The values of a source, or their source where they are not its own. */
function ownValues(source: OptionSource): OptionSource {
  if (isNamed(source)) return source.names;
  return isNarrowed(source) ? source.values : source;
}

function scaled(point: DataPoint, scale: number): DataPoint {
  if (point.kind !== 'money') return point;
  const times = (limit: number | undefined) => (limit === undefined ? undefined : limit * scale);
  return withLimits(point, times(point.min), times(point.max));
}

function changed(point: DataPoint, { optional, options, min, max }: QuestionChange = {}): DataPoint {
  const limited = withLimits(withOptions(point, options), min, max);
  if (optional === undefined) return limited;
  const { optional: _dropped, ...required } = limited;
  return optional ? { ...required, optional } : required;
}

function withOptions(point: DataPoint, options: readonly string[] | undefined): DataPoint {
  if (point.kind !== 'choice' || options === undefined) return point;
  if (isNamed(point.options)) return { ...point, options: { names: options } };
  if (isNarrowed(point.options)) return { ...point, options: { ...point.options, values: options } };
  return { ...point, options };
}

function withLimits(point: DataPoint, min: number | undefined, max: number | undefined): DataPoint {
  if (point.kind !== 'money' && point.kind !== 'number') return point;
  return { ...point, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
