import type { VehicleModels } from './vehicleModels';

/**
 * What the file knows with an answer: all makes; the models of the make that it is; the years of the model that it is, of any
 * make that has one of this name, the newest first.
 */
export function vehiclesFound(models: VehicleModels, answer: string) {
  const byMake = Object.entries(models);
  const isMeant = (name: string) => name.toLowerCase() === answer.toLowerCase();
  const built = byMake.flatMap(([, ofMake]) =>
    Object.entries(ofMake).flatMap(([model, years]) => (isMeant(model) ? [years] : [])),
  );
  const years = [...new Set(built.flatMap(yearsOf))].toSorted((one, other) => other - one);
  return {
    makes: byMake.map(([make]) => make),
    models: byMake.flatMap(([make, ofMake]) => (isMeant(make) ? Object.keys(ofMake) : [])),
    years: years.map(String),
  };
}

function yearsOf({ from, to }: VehicleModels[string][string]): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_none, index) => from + index);
}
