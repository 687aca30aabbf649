import * as v from 'valibot';
import ibansJson from './ibans.json';
import identifiersJson from './identifiers.json';
import phonesJson from './phones.json';
import postcodesJson from './postcodes.json';

const told = v.object({
  birthDate: v.optional(v.string()),
  birthYear: v.optional(v.number()),
  /** `x` is told by documents of those who have neither. */
  gender: v.optional(v.picklist(['female', 'male', 'x'])),
});

const vectorSchema = v.object({
  country: v.picklist(['ES', 'PL', 'MX', 'CO', 'RO', 'DE', 'VN', 'PH']),
  kind: v.picklist([
    'dni',
    'nie',
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
  /** What is kept; absent where that is the value itself. */
  normalized: v.optional(v.string()),
  decoded: v.optional(told),
  given: v.optional(told),
  consistent: v.optional(v.boolean()),
  /** Told, and refused by nobody. */
  soft: v.optional(v.boolean()),
  mobile: v.optional(v.boolean()),
  foreign: v.optional(v.boolean()),
  region: v.optional(v.string()),
});

/** A made-up value with what has to become of it. Telephone numbers among them may exist: never call them. */
export type Vector = v.InferOutput<typeof vectorSchema>;

export const identifierVectors = v.parse(v.array(vectorSchema), identifiersJson);
export const postcodeVectors = v.parse(v.array(vectorSchema), postcodesJson);
export const phoneVectors = v.parse(v.array(vectorSchema), phonesJson);
export const ibanVectors = v.parse(v.array(vectorSchema), ibansJson);
export const allVectors = [...identifierVectors, ...postcodeVectors, ...phoneVectors, ...ibanVectors];
