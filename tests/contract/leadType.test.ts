import { expect, expectTypeOf, it } from 'vitest';
import type { components } from '../../src/api/schema.gen';
import type { Lead } from '../../src/domain/lead/lead';
import { readLead } from '../../src/domain/lead/schema';
import { readContract } from '../backend/contractCheck';
import { firstContact, theRest } from './visitor.fixture';

type Schemas = components['schemas'];

it('the lead of the contract is the lead of the domain, field by field and type by type', () => {
  expectTypeOf<Schemas['LeadFields']>().toEqualTypeOf<Lead>();
  expectTypeOf<Schemas['Lead']>().toEqualTypeOf<Lead>();
  expectTypeOf<Schemas['PersonalDetails']>().toEqualTypeOf<NonNullable<Lead['personalDetails']>>();
  expectTypeOf<Omit<Schemas['LeadToSend'], 'product'>>().toEqualTypeOf<Lead>();
  expectTypeOf<Schemas['LeadToSend']['product']>().toEqualTypeOf<string>();
});

it('what the domain believes of a lead is what the contract allows', () => {
  const { product: _product, ...lead } = { ...firstContact('ana@example.com'), ...theRest };
  expect(readLead(lead)).toEqual(lead);
  const body = { ...lead, product: 'ondara' };
  const exchange = { method: 'POST', path: '/v3/lead', idempotencyKey: 'session:1' };
  const { requestProblems } = readContract();
  expect(requestProblems({ ...exchange, body })).toEqual([]);
  expect(requestProblems({ ...exchange, body: { ...body, shoeSize: 41 } })).toHaveLength(1);
  expect(requestProblems({ ...exchange, body: lead })).toHaveLength(1);
  expect(requestProblems({ ...exchange, body, idempotencyKey: null })).toHaveLength(1);
});
