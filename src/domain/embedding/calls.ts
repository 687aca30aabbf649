import * as v from 'valibot';
import { dropUndefined } from '../lead/dropUndefined';
import type { AccentRole } from '../pages/looks/uiColors';
import {
  callNames,
  callTypes,
  maxIdLength,
  wireVersion,
  type EventDetails,
  type HostCall,
  type HostEnvelope,
  type PrefillValues,
} from './hostMessages';

const envelope = {
  version: v.literal(wireVersion),
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(maxIdLength)),
};
/** A value that the host may not know: absent, `undefined` or `null`. */
const optionalText = (schema: v.GenericSchema<string>) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((one) => one ?? undefined),
    ),
  );
/** The values that the host knows. */
const knownTexts = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.object(entries), v.transform(dropUndefined));
/** As long as a personal parameter of a link may be, and without characters that a person cannot type. */
const value = v.pipe(
  v.string(),
  v.maxLength(250),
  v.regex(/^[^\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]*$/u),
);
const color = v.pipe(v.string(), v.maxLength(100));
const serial = v.exactOptional(v.pipe(v.number(), v.safeInteger()));

const callSchemas = {
  'loan:connect': v.object({ type: v.literal('loan:connect'), ...envelope }),
  'loan:prefill': v.object({
    type: v.literal('loan:prefill'),
    ...envelope,
    values: knownTexts({
      firstName: optionalText(value),
      lastName: optionalText(value),
      email: optionalText(value),
      phoneNumber: optionalText(value),
    } satisfies Record<keyof PrefillValues, unknown>),
  }),
  'loan:colors': v.object({
    type: v.literal('loan:colors'),
    ...envelope,
    colors: knownTexts({
      accent: optionalText(color),
      'accent-strong': optionalText(color),
      'accent-quiet': optionalText(color),
    } satisfies Record<AccentRole, unknown>),
    serial,
  }),
  'loan:language': v.object({
    type: v.literal('loan:language'),
    ...envelope,
    language: v.pipe(v.string(), v.maxLength(35)),
    isDefault: v.boolean(),
  }),
  'loan:text-size': v.object({
    type: v.literal('loan:text-size'),
    ...envelope,
    // A page may set none around an element. The styles have a lower limit.
    pixels: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(200)),
  }),
  'loan:focus': v.object({ type: v.literal('loan:focus'), ...envelope }),
} satisfies Record<(typeof callTypes)[number], unknown>;

const headSchema = v.object({ type: v.picklist(callTypes), ...envelope, serial });

/** A message of the embedding page. `call` is null if the type is known and its fields have the wrong shape. */
export type ReadCall =
  | { readonly id: HostEnvelope['id']; readonly call: HostCall }
  | {
      readonly id: HostEnvelope['id'];
      readonly call: null;
      readonly type: HostCall['type'];
      readonly serial?: number;
      /** The names of the values with a wrong shape. */
      readonly rejected: readonly string[];
    };

/** Reads a message of the embedding page, which may be anything. Null for one that is no call of this version. Never throws. */
export function readCall(message: unknown): ReadCall | null {
  const head = v.safeParse(headSchema, message);
  if (!head.success) return null;
  const { version: _version, id, ...named } = head.output;
  const { type } = named;
  const { success, output, issues } = v.safeParse(callSchemas[type], message);
  if (success) return { id, call: output };
  const names = issues.flatMap(({ path }) => (path?.[1] === undefined ? [] : [String(path[1].key)]));
  return { id, call: null, ...named, rejected: [...new Set(names)] };
}

/** The event that reports a call with values that the form cannot use. */
export function describeRejection(
  call: { readonly type: HostCall['type']; readonly serial?: number },
  names: readonly string[],
): EventDetails['loan:error'] {
  const rejected = names.length === 0 ? {} : { rejected: names.join(' ') };
  const numbered = call.serial === undefined ? {} : { serial: call.serial };
  return { code: 'rejected-call', call: callNames[call.type], ...rejected, ...numbered };
}
