import type { DataPointName } from '../catalogue/dataPoints';
import type { CountryFacts } from '../countries/country';

/**
 * The questions of a step with the parts of the name, and those of the address, in the country's order. They share the
 * places that they hold in the step; every other question stays where it is.
 */
export function inCountryOrder(
  names: readonly DataPointName[],
  order: CountryFacts['order'],
): readonly DataPointName[] {
  return [order.names, order.address].reduce(reordered, names);
}

function reordered(names: readonly DataPointName[], order: readonly string[]): readonly DataPointName[] {
  const inOrder = order.flatMap((part) => names.filter((name) => name === part));
  const places = names.filter((name) => order.includes(name));
  return names.map((name) => inOrder[places.indexOf(name)] ?? name);
}
