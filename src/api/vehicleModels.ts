import * as v from 'valibot';
import { lenientRecord } from './readResponse';

/** The years in which a model was built: `2010-2021`, or `2010-` if it still is. */
const yearsBuilt = /^((?:19|20)\d{2})-((?:19|20)\d{2})?$/;
/** The last year that the pattern allows. The field that asks for a year rejects future years. */
const lastYear = 2099;

interface YearsBuilt {
  readonly from: number;
  readonly to: number;
}

/** Makes with their models, and the years in which each was built. Invalid entries are dropped. */
export const vehicleModelsSchema = lenientRecord(
  lenientRecord(
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
