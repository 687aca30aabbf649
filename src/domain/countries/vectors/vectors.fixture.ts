import * as v from 'valibot';
import ibansJson from './ibans.json';
import identifiersJson from './identifiers.json';
import phonesJson from './phones.json';
import postcodesJson from './postcodes.json';

const holderSchema = v.object({
  birthDate: v.optional(v.string()),
  birthYear: v.optional(v.number()),
  /** Documents have `x` for people who are neither. */
  gender: v.optional(v.picklist(['female', 'male', 'x'])),
});

const vectorSchema = v.object({
  country: v.picklist(['ES', 'PL', 'MX', 'CO', 'RO', 'DE', 'VN', 'PH']),
  kind: v.picklist([
    'dni',
    'nie',
    'nif',
    'cif',
    'pesel',
    'id-card',
    'nip',
    'phone',
    'postcode',
    'iban',
    'curp',
    'rfc',
    'nss',
    'clabe',
    'cc',
    'ce',
    'ppt',
    'nit',
    'cnp',
    'ci-series',
    'permis-de-sedere',
    'karta-pobytu',
    'cui',
    'steuer-id',
    'personalausweis',
    'cccd',
    'cmnd',
    'mst',
    'philsys-pcn',
    'philsys-psn',
    'tin',
    'sss',
    'umid-crn',
  ]),
  value: v.string(),
  valid: v.boolean(),
  why: v.string(),
  /** The stored form, if it differs from the value. */
  normalized: v.optional(v.string()),
  decoded: v.optional(holderSchema),
  given: v.optional(holderSchema),
  consistent: v.optional(v.boolean()),
  /** Accepted with a notice. */
  soft: v.optional(v.boolean()),
  mobile: v.optional(v.boolean()),
  foreign: v.optional(v.boolean()),
  region: v.optional(v.string()),
});

/** A made-up value with its expected result. Some telephone numbers may exist: never call them. */
export type Vector = v.InferOutput<typeof vectorSchema>;

export const identifierVectors = v.parse(v.array(vectorSchema), identifiersJson);
export const postcodeVectors = v.parse(v.array(vectorSchema), postcodesJson);
export const phoneVectors = v.parse(v.array(vectorSchema), phonesJson);
export const ibanVectors = v.parse(v.array(vectorSchema), ibansJson);
export const allVectors = [...identifierVectors, ...postcodeVectors, ...phoneVectors, ...ibanVectors];
