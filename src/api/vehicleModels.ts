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

export type VehicleModels = v.InferOutput<typeof vehicleModelsSchema>;
