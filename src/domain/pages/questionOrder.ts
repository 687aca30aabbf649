import type { CataloguedName } from '../catalogue/dataPoints';
import type { Country } from '../countries/country';

/**
 * The questions of a step with the parts of the name, and those of the address, in the country's order. They share the
 * places that they hold in the step; every other question stays where it is.
 */
export function inCountryOrder(
  names: readonly CataloguedName[],
  order: Country['order'],
): readonly CataloguedName[] {
  return [order.names, order.address].reduce(reordered, names);
}

function reordered(names: readonly CataloguedName[], order: readonly string[]): readonly CataloguedName[] {
  const inOrder = order.flatMap((part) => names.filter((name) => name === part));
  const places = names.filter((name) => order.includes(name));
  return names.map((name) => inOrder[places.indexOf(name)] ?? name);
}
