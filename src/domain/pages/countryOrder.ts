import type { CataloguedName } from '../catalogue/dataPoints';
import type { Country } from '../countries/country';

/**
 * Sorts the parts of a name and of an address by the country's order. An employer's address has the same
 * order. The sorted questions share their positions in the step; all other questions keep theirs.
 */
export function sortByCountryOrder(
  names: readonly CataloguedName[],
  order: Country['order'],
): readonly CataloguedName[] {
  const employersAddress = order.address.map((part) => `employer_${part}`);
  return [order.names, order.address, employersAddress].reduce(reorder, names);
}

function reorder(names: readonly CataloguedName[], order: readonly string[]): readonly CataloguedName[] {
  const inOrder = order.flatMap((part) => names.filter((name) => name === part));
  const places = names.filter((name) => order.includes(name));
  return names.map((name) => inOrder[places.indexOf(name)] ?? name);
}
