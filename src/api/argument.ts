import type { OnUploadProgress } from './base';
import type { calls } from './calls.gen';
import type { operations } from './schema.gen';

/** The calls of the contract, by name. */
export type CallName = keyof typeof calls;

type Operation<Name extends CallName> = operations[Name];
type ParametersOf<Name extends CallName> = Operation<Name>['parameters'];

/** The value as a caller passes it: nothing may change it. */
type DeepReadonly<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]: DeepReadonly<Value[Field]> }
      : Value;

/** A body as a caller passes it: `base.ts` adds the product. */
type Body<Name extends CallName> = Operation<Name>['requestBody'] extends { content: infer Content }
  ? WithoutProduct<Content[keyof Content]>
  : undefined;

type WithoutProduct<Content> = 'product' extends keyof Content ? Omit<Content, 'product'> : Content;

/** Every call that changes something has a key, also where the server may ignore it. */
type IdempotencyKey<Name extends CallName> = [NonNullable<ParametersOf<Name>['header']>] extends [never]
  ? undefined
  : string;

/** A call with files can report its progress. */
type WithUploadProgress<Name extends CallName> = Operation<Name>['requestBody'] extends {
  content: { 'multipart/form-data': unknown };
}
  ? { readonly onUploadProgress?: OnUploadProgress }
  : unknown;

/** Required, optional or absent, as in the contract. */
type Part<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? unknown
  : undefined extends Value
    ? { readonly [Key in Name]?: DeepReadonly<Exclude<Value, undefined>> }
    : { readonly [Key in Name]: DeepReadonly<Value> };

type Parts<Name extends CallName> = Part<'params', ParametersOf<Name>['path']> &
  Part<'query', ParametersOf<Name>['query']> &
  Part<'body', Body<Name>> &
  Part<'idempotencyKey', IdempotencyKey<Name>> &
  WithUploadProgress<Name>;

/** The argument of a call, as the contract defines it; void for a call that takes none. */
export type CallArgument<Name extends CallName> =
  unknown extends Parts<Name> ? void : { readonly [Key in keyof Parts<Name>]: Parts<Name>[Key] };
