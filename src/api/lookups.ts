import * as v from 'valibot';
import { listOf, recordOf } from './believed';

/** What look-ups answer, by shape. Of a list, an entry of another shape is left out alone. */

const texts = listOf(v.string());
const text = v.exactOptional(v.string());

/** Streets, cities and provinces of a postal code, and the parts of a town where it names them. */
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
export const companiesSchema = listOf(companySchema);
/** Whether mail can reach an address, and the one that was probably meant. */
export const emailCheckSchema = v.object({ valid: v.boolean(), suggestion: v.nullable(v.string()) });
/** Marks of lenders: name, and address of a picture. */
export const partnerLogosSchema = listOf(v.object({ name: v.string(), logo: v.string() }));
/** What can be chosen, by another choice. */
export const choicesByChoiceSchema = recordOf(texts);
/** What can be chosen. */
export const choicesSchema = texts;
/** Every data point that the server knows. */
export const dataPointsSchema = v.object({ dataPoints: texts });
