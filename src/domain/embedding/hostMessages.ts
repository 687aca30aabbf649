import type { Prefill } from '../journey/arrival/entry';
import type { UiColors } from '../pages/looks/uiColors';

/**
 * The messages between the form in a frame and the page that embeds it (docs/embedding.md). Each is `{ type, version, id }` with the
 * fields of its type. `id` names the connection with one document of the form: the embedding page creates it, and a message with another id
 * is ignored.
 * The loader on the embedding page imports only this file, so it has no package.
 */

/** A change that an older loader would misread needs a new version, and a loader of its own: `/embed/2/loader.js`. */
export const wireVersion = 1;

/**
 * The first message of each document of the form, to the origins that may embed it: it listens to the handshake from now on. It has no
 * `id`, because it asks for one.
 */
export const listeningType = 'loan:listening';

/** The calls of the embedding page. */
export const callTypes = [
  'loan:connect',
  'loan:prefill',
  'loan:colors',
  'loan:language',
  'loan:text-size',
  'loan:focus',
] as const;

/** The calls under the names of the element's methods. The loader itself makes the first and the one of the text size. */
export const callNames = {
  'loan:connect': 'connect',
  'loan:prefill': 'prefill',
  'loan:colors': 'setColors',
  'loan:language': 'setLanguage',
  'loan:text-size': 'textSize',
  'loan:focus': 'focus',
} as const satisfies Readonly<Record<(typeof callTypes)[number], string>>;

/** The four values of a link that may also be passed by a call, under the names that the link gives them. */
export const prefillNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phoneNumber: 'phone_number',
} as const satisfies Readonly<Record<string, keyof Prefill>>;

/** The accents that the embedding page sets. */
export type HostColors = UiColors;

/** The values that the embedding page fills in. */
export type PrefillValues = { readonly [Name in keyof typeof prefillNames]?: string };

export type HostCall =
  | { readonly type: 'loan:connect' }
  | { readonly type: 'loan:prefill'; readonly values: PrefillValues }
  /** `serial` counts the calls of this type. A loader before 1.1.3 does not send it. */
  | { readonly type: 'loan:colors'; readonly colors: HostColors; readonly serial?: number }
  /** `isDefault`: the language of the element, which the applicant's own choice overrides. */
  | { readonly type: 'loan:language'; readonly language: string; readonly isDefault: boolean }
  /** The font size of the element, in CSS pixels. A loader before 1.1.4 does not send it. */
  | { readonly type: 'loan:text-size'; readonly pixels: number }
  | { readonly type: 'loan:focus' };

/**
 * The events of the form, with the fields of each. A field with a question mark can be absent, also because an earlier release does not
 * send it. None has personal data, an id or a typed value. `loan:outcome` is a credit decision:
 * it is sent only by a page whose definition says why (`sendsOutcomeToHost`).
 */
export const eventFields = {
  'loan:ready': {},
  'loan:step': { route: 'string', index: 'number', count: 'number', section: 'number?', sections: 'number?' },
  'loan:saved': {},
  'loan:submitted': {},
  'loan:leaving': {},
  /** `serial`: the one of the rejected call. The loader reads it, and does not pass it on. */
  'loan:error': { code: 'string', call: 'string?', rejected: 'string?', serial: 'number?' },
  'loan:outcome': { outcome: 'string', lender: 'string' },
} as const;

export type EventType = keyof typeof eventFields;

interface FieldTypes {
  readonly string: string;
  readonly number: number;
}
type Kind = keyof FieldTypes | `${keyof FieldTypes}?`;
type ValueOf<K extends Kind> = FieldTypes[(K extends `${infer Required}?` ? Required : K) & keyof FieldTypes];
type Detail<Fields extends Readonly<Record<string, Kind>>> = {
  readonly [Name in keyof Fields as Fields[Name] extends keyof FieldTypes ? Name : never]: ValueOf<
    Fields[Name]
  >;
} & {
  readonly [Name in keyof Fields as Fields[Name] extends keyof FieldTypes ? never : Name]?: ValueOf<
    Fields[Name]
  >;
};

/** What an event says, by its type. */
export type EventDetails = { readonly [Type in EventType]: Detail<(typeof eventFields)[Type]> };

/**
 * `not-ready`: the form has not answered in time. `not-saved`: the server has not accepted the answers, and the form says why.
 * `rejected-call`: a call had a value that the form cannot use; `call` is its name, and `rejected` has the names of such values if they have any,
 * separated by spaces. `not-opened`: the embedding page forbids the top and new windows, where a
 * partner's page opens.
 */
export type ErrorCode = 'not-ready' | 'not-saved' | 'rejected-call' | 'not-opened';

/** The frame around a message. */
export interface HostEnvelope {
  readonly version: typeof wireVersion;
  readonly id: string;
}

/** The longest id of a connection. */
export const maxIdLength = 64;
