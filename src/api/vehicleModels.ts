import * as v from 'valibot';
import { recordOf } from './believed';

/** From when until when a model was built: `2010-2021`; `2010-` while it is. */
const yearsBuilt = /^((?:19|20)\d{2})-((?:19|20)\d{2})?$/;
/** The last year that the shape can tell. Whoever asks for a year refuses those that have not come yet. */
const lastYear = 2099;

interface YearsBuilt {
  readonly from: number;
  readonly to: number;
}

/** Makes, their models, and the years in which each was built. What is of another shape is left out alone. */
export const vehicleModelsSchema = recordOf(
  recordOf(
    v.pipe(
      v.string(),
      v.regex(yearsBuilt),
      v.transform((text): YearsBuilt => {
        const [, from, to] = yearsBuilt.exec(text) ?? [];
        return { from: Number(from), to: to === undefined ? lastYear : Number(to) };
      }),
    ),
  ),
);

type VehicleModels = v.InferOutput<typeof vehicleModelsSchema>;

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

function yearsOf({ from, to }: YearsBuilt): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_none, index) => from + index);
}
