import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { LeadTable } from '../../src/domain/lead/fieldRows';
import { createLeadSchemas, replaceLeadSchemas } from './contractLead';
import { renderLeadShape } from './leadShape';

const facts = { retention: 'until-end', isPersonal: true } as const;
const table: LeadTable = {
  id: { type: 'text', filledBy: 'server', retention: 'until-stale', isPersonal: false },
  amount: { type: 'number', filledBy: 'applicant', ...facts },
  scale: { type: ['days', 'months'], filledBy: 'page', retention: 'unlimited', isPersonal: false },
  homeDetails: {
    filledBy: 'applicant',
    ...facts,
    group: { since: 'date', isOwned: { type: 'boolean', isPersonal: false } },
  },
  device: { filledBy: 'device', ...facts, record: { language: 'text' } },
  records: { filledBy: 'submission', ...facts, listOf: { givenAt: 'timestamp' }, itemName: 'GivenRecord' },
};

it('creates a schema for each object of the lead, and for the lead itself', () => {
  const schemas = createLeadSchemas(table);
  expect(Object.keys(schemas)).toEqual(['HomeDetails', 'Device', 'GivenRecord', 'LeadFields', 'LeadAnswers']);
  expect(schemas['HomeDetails']).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: { since: { type: 'string', format: 'date' }, isOwned: { type: 'boolean' } },
  });
  expect(schemas['Device']).toMatchObject({ required: ['language'] });
  expect(schemas['LeadFields']).toMatchObject({
    properties: {
      amount: { type: 'number' },
      scale: { type: 'string', enum: ['days', 'months'] },
      homeDetails: { $ref: '#/components/schemas/HomeDetails' },
      records: { type: 'array', items: { $ref: '#/components/schemas/GivenRecord' } },
    },
  });
});

it('lists only groups of answers as answers of a screen, beside the lead and its state', () => {
  const { properties } = createLeadSchemas(table)['LeadAnswers'] ?? {};
  expect(Object.keys(Object(properties))).toEqual(['id', 'stateVersion', 'homeDetails']);
});

it('replaces the generated section of the contract and nothing else', () => {
  const section = `    # Generated from src/domain/lead/fields.ts by npm run contract.
    Old: { type: object }
    # The end of the generated schemas.
`;
  const contract = `components:\n  schemas:\n    Before: { type: object }\n${section}    After: { type: object }\n`;
  const replaced: unknown = parse(replaceLeadSchemas(contract, table));
  const { schemas } = Object(Object(replaced).components);
  expect(schemas).toEqual({
    Before: { type: 'object' },
    ...createLeadSchemas(table),
    After: { type: 'object' },
  });
});

it('rejects a contract without a generated section', () => {
  expect(() => replaceLeadSchemas('components: {}\n', table)).toThrow('no section');
});

it('renders the facts that the browser needs', () => {
  const source = renderLeadShape(table);
  expect(source).toContain('homeDetails: { since: text, isOwned: flag }');
  expect(source).toContain("scale: v.exactOptional(v.picklist(['days', 'months']))");
  expect(source).toContain('records: v.exactOptional(v.array(v.object({ givenAt: v.string() })))');
  expect(source).toContain("serverFields: readonly string[] = ['id']");
  expect(source).toContain("erasedAtEnd: readonly string[] = ['amount', 'homeDetails', 'device', 'records']");
  expect(source).toContain("erasedWhenStale: readonly string[] = ['id']");
});
