import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { readers, type AnswerName, type Answers } from './answers';
import type { components } from './schema.gen';

type Schemas = components['schemas'];
type Item<List> = NonNullable<List> extends readonly (infer Entry)[] ? Entry : never;

const table = Object.entries(readers).map(([name, read]): [string, (answer: unknown) => unknown] => [
  name,
  read,
]);

describe('an answer of any shape', () => {
  test.each(table)('as %s never throws', (_name, read) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (answer) => {
        read(answer);
      }),
      { numRuns: 500 },
    );
  });

  test.each(table.filter(([name]) => name !== 'nothing'))('as %s is nothing', (_name, read) => {
    for (const answer of [null, 3, 'text', true]) expect(read(answer)).toBeNull();
  });
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

describe('an answer that is right is taken whole', () => {
  const same = (name: AnswerName, answer: unknown): [AnswerName, unknown, unknown] => [name, answer, answer];
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
  ] satisfies [AnswerName, unknown, unknown][])('%s', (name, answer, expected) => {
    expect(readers[name](answer)).toEqual(expected);
  });

  it('with all parts that the contract has', () => {
    expectTypeOf<Schemas['Places']>().toExtend<NonNullable<Answers['places']>>();
    expectTypeOf<keyof Schemas['Places']>().toEqualTypeOf<keyof NonNullable<Answers['places']>>();
    expectTypeOf<Schemas['Place']>().toEqualTypeOf<NonNullable<Answers['place']>>();
    expectTypeOf<Schemas['Company']>().toEqualTypeOf<Item<Answers['companies']>>();
    expectTypeOf<Schemas['EmailCheck']>().toEqualTypeOf<NonNullable<Answers['emailCheck']>>();
    expectTypeOf<Schemas['PartnerLogo']>().toEqualTypeOf<Item<Answers['partnerLogos']>>();
    expectTypeOf<Schemas['CustomerConsent']>().toEqualTypeOf<Item<Answers['consents']>>();
    expectTypeOf<Schemas['Policy']>().toExtend<Item<Answers['policies']>>();
  });
});

/** Lists as they come, an entry that is right, and some that are not. */
const lists: readonly [AnswerName, (list: unknown[]) => unknown, unknown, readonly unknown[]][] = [
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
  ['continuation', (list) => ({ given: list }), 'iban', [['iban']]],
];

describe('a broken entry of a list', () => {
  test.each(lists)('of %s is left out and costs no other', (name, answer, right, broken) => {
    const read = (list: unknown[]) => readers[name](answer(list));
    expect(read([right])).not.toEqual(read([]));
    const entries = fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...broken, null, 7, undefined, true)));
    fc.assert(
      fc.property(entries, (drawn) => {
        const list = drawn.map(([isRight, other]) => (isRight ? right : other));
        expect(read(list)).toEqual(read(list.filter((entry) => entry === right)));
      }),
    );
  });

  it('under one choice leaves the others their choices', () => {
    expect(readers.choicesByChoice({ employee: 'office', manager: ['trade'] })).toEqual({
      manager: ['trade'],
    });
    expect(readers.choicesByChoice([['office']])).toBeNull();
  });
});

test('policies may stand in an object', () => {
  expect(readers.policies({ policies: [policy, null] })).toEqual([policy]);
});
