import { expect, it } from 'vitest';
import { getFieldType, listErased, listFields, type LeadTable } from './fieldRows';

const table: LeadTable = {
  id: { type: 'text', filledBy: 'server', retention: 'until-stale', isPersonal: false },
  details: {
    filledBy: 'applicant',
    retention: 'until-end',
    isPersonal: true,
    group: { name: 'text', consent: { type: 'boolean', retention: 'until-stale-or-end', isPersonal: false } },
  },
  device: { filledBy: 'device', retention: 'unlimited', isPersonal: false, record: { language: 'text' } },
};

it('gives each field of a group the facts of the group, unless the field has its own', () => {
  const shared = { part: 'details', filledBy: 'applicant' };
  expect(listFields(table)).toMatchObject([
    { path: 'id', part: 'id', retention: 'until-stale' },
    { ...shared, path: 'details.name', retention: 'until-end', isPersonal: true },
    { ...shared, path: 'details.consent', retention: 'until-stale-or-end', isPersonal: false },
    { path: 'device', part: 'device', retention: 'unlimited' },
  ]);
});

it('names a group as a whole if all its fields are erased, else its fields', () => {
  expect(listErased(table, 'end')).toEqual(['details']);
  expect(listErased(table, 'stale')).toEqual(['id', 'details.consent']);
});

it.each([
  ['text', 'text'],
  [
    ['one', 'two'],
    ['one', 'two'],
  ],
  [{ type: 'boolean', filledBy: 'applicant', retention: 'until-end', isPersonal: false }, 'boolean'],
] as const)('reads the type of the field %j with or without facts of its own', (field, type) => {
  expect(getFieldType(field)).toEqual(type);
});
