import type { VehicleModels } from './vehicleModels';

/**
 * Finds vehicles for an answer: all makes; the models, if the answer is a make; the years, newest first, if the answer is a
 * model. The years are those of all makes that have a model of this name.
 */
export function findVehicles(models: VehicleModels, answer: string) {
  const byMake = Object.entries(models);
  const isAnswer = (name: string) => name.toLowerCase() === answer.toLowerCase();
  const built = byMake.flatMap(([, ofMake]) =>
    Object.entries(ofMake).flatMap(([model, years]) => (isAnswer(model) ? [years] : [])),
  );
  const years = [...new Set(built.flatMap(listYears))].sort((one, other) => other - one);
  return {
    makes: byMake.map(([make]) => make),
    models: byMake.flatMap(([make, ofMake]) => (isAnswer(make) ? Object.keys(ofMake) : [])),
    years: years.map(String),
  };
}

function listYears({ from, to }: VehicleModels[string][string]): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_none, index) => from + index);
}
