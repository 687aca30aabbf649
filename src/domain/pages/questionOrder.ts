import type { CataloguedName } from '../catalogue/dataPoints';
import type { Country } from '../countries/country';

/**
 * The questions of a step with the parts of the name, and those of the address, in the country's order; an employer's
 * address is given in the same. They share the places that they hold in the step; every other question stays where it is.
 */
export function inCountryOrder(
  names: readonly CataloguedName[],
  order: Country['order'],
): readonly CataloguedName[] {
  const employersAddress = order.address.map((part) => `employer_${part}`);
  return [order.names, order.address, employersAddress].reduce(reordered, names);
}

function reordered(names: readonly CataloguedName[], order: readonly string[]): readonly CataloguedName[] {
  const inOrder = order.flatMap((part) => names.filter((name) => name === part));
  const places = names.filter((name) => order.includes(name));
  return names.map((name) => inOrder[places.indexOf(name)] ?? name);
}
