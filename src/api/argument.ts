import type { OnSent } from './base';
import type { calls } from './calls.gen';
import type { operations } from './schema.gen';

/** The calls of the contract, by name. */
export type CallName = keyof typeof calls;

type Operation<Name extends CallName> = operations[Name];
type Asked<Name extends CallName> = Operation<Name>['parameters'];

/** What is sent is changed by nobody on its way. */
type Sent<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]: Sent<Value[Field]> }
      : Value;

/** A body as callers give it: the product is added on its way. */
type Body<Name extends CallName> = Operation<Name>['requestBody'] extends { content: infer Content }
  ? WithoutProduct<Content[keyof Content]>
  : undefined;

type WithoutProduct<Whole> = 'product' extends keyof Whole ? Omit<Whole, 'product'> : Whole;

type IdempotencyKey<Name extends CallName> = Asked<Name>['header'] extends { 'Idempotency-Key': infer Key }
  ? Key
  : undefined;

/** Who sends files may hear how much of them has left. */
type Hearing<Name extends CallName> = Operation<Name>['requestBody'] extends {
  content: { 'multipart/form-data': unknown };
}
  ? { readonly onSent?: OnSent }
  : unknown;

/** Required where the contract requires it, optional where it does not, absent where it has none. */
type Part<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? unknown
  : undefined extends Value
    ? { readonly [Only in Name]?: Sent<Exclude<Value, undefined>> }
    : { readonly [Only in Name]: Sent<Value> };

type Parts<Name extends CallName> = Part<'params', Asked<Name>['path']> &
  Part<'query', Asked<Name>['query']> &
  Part<'body', Body<Name>> &
  Part<'idempotencyKey', IdempotencyKey<Name>> &
  Hearing<Name>;

/** What a call takes, as the contract has it; nothing for a call that needs nothing. */
export type CallArgument<Name extends CallName> =
  unknown extends Parts<Name> ? void : { readonly [Given in keyof Parts<Name>]: Parts<Name>[Given] };
