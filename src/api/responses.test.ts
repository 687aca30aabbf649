import { ondaraPage } from '../testing/pages.fixture';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { responseReaders, type ResponseName, type CallResponses } from './responses';
import type { components } from './schema.gen';

type Schemas = components['schemas'];
type Item<List> = NonNullable<List> extends readonly (infer Entry)[] ? Entry : never;

const table = Object.entries(responseReaders).map(
  ([name, read]): [string, (response: unknown) => unknown] => [name, read],
);

describe('a response reader', () => {
  test.each(table)('never throws for %s', (_name, read) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (response) => {
        read(response);
      }),
      { numRuns: 500 },
    );
  });

  test.each(table.filter(([name]) => name !== 'nothing'))(
    'returns null for %s of another shape',
    (_name, read) => {
      for (const response of [null, 3, 'text', true]) expect(read(response)).toBeNull();
    },
  );
});

const company: Schemas['Company'] = {
  name: 'Panadería',
  taxCode: 'B12345674',
  address: { city: 'Madrid', postalCode: '28013' },
};
const policy: Schemas['Policy'] = {
  id: 'bureau',
  version: '2026-11',
  required: true,
  group: 'general',
  text: 'Autorizo la consulta.',
  link: 'https://page.example/bureau',
};
const consent: Schemas['CustomerConsent'] = {
  id: 'bureau',
  text: 'Autorizo la consulta.',
  link: 'https://partner.example/bureau',
  required: true,
  group: 'credit',
  given: false,
  version: '2026-11',
};

describe('a valid response', () => {
  const same = (name: ResponseName, response: unknown): [ResponseName, unknown, unknown] => [
    name,
    response,
    response,
  ];
  test.each([
    same('places', { streets: [], cities: ['Cuauhtémoc'], provinces: [], suburbs: ['Centro'] }),
    same('places', { streets: ['Calle Mayor'], cities: ['Madrid'], provinces: ['Madrid'] }),
    same('place', { city: 'Madrid', province: 'Madrid' }),
    same('companies', [company, { name: 'Talleres' }]),
    same('choices', ['ES', 'PL']),
    same('choicesByChoice', { employee: ['office', 'health'], director: [] }),
    same('emailCheck', { valid: true, suggestion: 'ana@gmail.com' }),
    same('emailCheck', { valid: false, suggestion: null }),
    same('partnerLogos', [{ name: 'Banco', logo: '/banco.svg' }]),
    same('consents', [consent, { id: 'offers', text: 'Quiero.', required: false, given: true }]),
    same('policies', [policy, { id: 'b', version: '1', required: false, group: 'bank' }]),
    [
      'dataPoints',
      { dataPoints: ['iban', 'not_yet_invented'] },
      { dataPoints: ['iban', 'not_yet_invented'] },
    ],
    [
      'redirect',
      { redirect: { url: 'https://partner.example', method: 'POST', params: { a: '1' } } },
      { url: 'https://partner.example', method: 'POST', params: { a: '1' } },
    ],
    [
      'redirect',
      { url: 'https://partner.example', method: 'GET', params: {} },
      { url: 'https://partner.example', method: 'GET', params: {} },
    ],
    ['nothing', null, 'taken'],
    ['created', { id: 'a', state: 6 }, { id: 'a', state: 6 }],
  ] satisfies [ResponseName, unknown, unknown][])('is read whole: %s', (name, response, expected) => {
    expect(responseReaders[name](response)).toEqual(expected);
  });

  it('is typed with all parts of the contract', () => {
    expectTypeOf<Schemas['Places']>().toExtend<NonNullable<CallResponses['places']>>();
    expectTypeOf<keyof Schemas['Places']>().toEqualTypeOf<keyof NonNullable<CallResponses['places']>>();
    expectTypeOf<Schemas['Place']>().toEqualTypeOf<NonNullable<CallResponses['place']>>();
    expectTypeOf<Schemas['Company']>().toEqualTypeOf<Item<CallResponses['companies']>>();
    expectTypeOf<Schemas['EmailCheck']>().toEqualTypeOf<NonNullable<CallResponses['emailCheck']>>();
    expectTypeOf<Schemas['PartnerLogo']>().toEqualTypeOf<Item<CallResponses['partnerLogos']>>();
    expectTypeOf<Schemas['CustomerConsent']>().toEqualTypeOf<Item<CallResponses['consents']>>();
    expectTypeOf<Schemas['Policy']>().toExtend<Item<CallResponses['policies']>>();
  });
});

/** For each list: how a response holds it, a valid entry, and invalid entries. */
const lists: readonly [ResponseName, (list: unknown[]) => unknown, unknown, readonly unknown[]][] = [
  ['consents', (list) => list, consent, [{ ...consent, id: '' }, { ...consent, link: 5 }, { text: 'a' }]],
  ['policies', (list) => list, policy, [{ ...policy, version: 3 }, { ...policy, text: null }, { id: 'a' }]],
  [
    'companies',
    (list) => list,
    company,
    [
      { ...company, name: 1 },
      { ...company, address: 'Madrid' },
    ],
  ],
  ['partnerLogos', (list) => list, { name: 'a', logo: 'b' }, [{ name: 'a' }, { name: 'a', logo: 1 }]],
  ['choices', (list) => list, 'ES', [{ id: 'ES' }, ['ES']]],
  ['choicesByChoice', (list) => ({ employee: list }), 'office', [{ id: 'office' }]],
  ['dataPoints', (list) => ({ dataPoints: list }), 'iban', [{ name: 'iban' }]],
  ['places', (list) => ({ streets: list, cities: [], provinces: [] }), 'Calle Mayor', [{ name: 'a' }]],
  ['envelope', (list) => ({ state: 6, customerConsents: list }), consent, [{ ...consent, required: 'yes' }]],
  ['envelope', (list) => ({ state: 6, dataPoints: list }), 'iban', [['iban']]],
  ['continuation', (list) => ({ id: 'lead-1', given: list }), 'iban', [['iban']]],
];

describe('an invalid entry of a list', () => {
  test.each(lists)('is dropped alone from %s', (name, createBody, valid, invalid) => {
    const read = (list: unknown[]) => responseReaders[name](createBody(list));
    expect(read([valid])).not.toEqual(read([]));
    const entries = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...invalid, null, 7, undefined, true)));
    fc.assert(
      fc.property(entries, (drawn) => {
        const list = drawn.map(([isValid, other]) => (isValid ? valid : other));
        expect(read(list)).toEqual(read(list.filter((entry) => entry === valid)));
      }),
    );
  });

  it('drops one list of choices by choice and keeps the others', () => {
    expect(responseReaders.choicesByChoice({ employee: 'office', manager: ['trade'] })).toEqual({
      manager: ['trade'],
    });
    expect(responseReaders.choicesByChoice([['office']])).toBeNull();
  });
});

test('consents that share their id are dropped, because one tick would give both', () => {
  const consent = { id: 'register', text: 'One', required: true, given: false };
  const other = { ...consent, id: 'other' };
  const twice = [consent, { ...consent, text: 'Two' }, other, other];
  expect(responseReaders.consents(twice)).toEqual([other]);
});

test('policies are limited to the consents of the page', () => {
  const own = { ...policy, id: 'general_policies' };
  expect(responseReaders.policies([policy, own], ondaraPage)).toEqual([own]);
});

test('policies can be in an object', () => {
  expect(responseReaders.policies({ policies: [policy, null] })).toEqual([policy]);
});
