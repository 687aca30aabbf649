import * as v from 'valibot';
import { lenientList, lenientRecord } from './readResponse';

/** The schemas of the look-ups' responses. Invalid entries of a list are dropped. */

const texts = lenientList(v.string());
const text = v.exactOptional(v.string());

/** Streets, cities and provinces of a postal code, and its suburbs if it has any. */
export const placesSchema = v.object({
  streets: texts,
  cities: texts,
  provinces: texts,
  suburbs: v.exactOptional(texts),
});
/** The one city and province of a postal code. */
export const placeSchema = v.object({ city: v.string(), province: v.string() });
export const companySchema = v.object({
  name: v.string(),
  taxCode: text,
  address: v.exactOptional(
    v.object({
      name: text,
      postalCode: text,
      province: text,
      city: text,
      street: text,
      houseNumber: text,
      taxRegistryCode: text,
    }),
  ),
});
/** Companies by a part of their name. */
export const companiesSchema = lenientList(companySchema);
/** Whether mail can reach an address, and a correction of it. */
export const emailCheckSchema = v.object({ valid: v.boolean(), suggestion: v.nullable(v.string()) });
/** Logos of lenders: the name, and the address of a picture. */
export const partnerLogosSchema = lenientList(v.object({ name: v.string(), logo: v.string() }));
/** Options by the answer to another question. */
export const choicesByChoiceSchema = lenientRecord(texts);
/** Options of a question. */
export const choicesSchema = texts;
/** All data points that the server knows. */
export const dataPointsSchema = v.object({ dataPoints: texts });
