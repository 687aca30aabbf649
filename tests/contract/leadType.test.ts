import { expect, expectTypeOf, it } from 'vitest';
import type { components } from '../../src/api/schema.gen';
import type { Lead } from '../../src/domain/lead/lead';
import { readLead } from '../../src/domain/lead/schema';
import { readContract } from '../backend/contractCheck';
import { createFirstContact, remainingAnswers } from './client.fixture';

type Schemas = components['schemas'];

it('has the same lead type in the contract and in the domain', () => {
  expectTypeOf<Schemas['LeadFields']>().toEqualTypeOf<Lead>();
  expectTypeOf<Schemas['Lead']>().toEqualTypeOf<Lead>();
  expectTypeOf<Schemas['PersonalDetails']>().toEqualTypeOf<NonNullable<Lead['personalDetails']>>();
  expectTypeOf<Omit<Schemas['LeadToSend'], 'product'>>().toEqualTypeOf<Lead>();
  expectTypeOf<Schemas['LeadToSend']['product']>().toEqualTypeOf<string>();
});

it('reads each lead that the contract allows', () => {
  const { product: _product, ...lead } = { ...createFirstContact('ana@example.com'), ...remainingAnswers };
  expect(readLead(lead)).toEqual(lead);
  const body = { ...lead, product: 'ondara' };
  const exchange = { method: 'POST', path: '/v3/lead', idempotencyKey: 'session:1' };
  const { findRequestProblems } = readContract();
  expect(findRequestProblems({ ...exchange, body })).toEqual([]);
  expect(findRequestProblems({ ...exchange, body: { ...body, shoeSize: 41 } })).toHaveLength(1);
  expect(findRequestProblems({ ...exchange, body: lead })).toHaveLength(1);
  expect(findRequestProblems({ ...exchange, body, idempotencyKey: null })).toHaveLength(1);
});
