import { Document, isCollection, visit } from 'yaml';
import { getFieldType, type LeadTable } from '../../src/domain/lead/fieldRows';
import type { GroupField, LeadPart, ValueType } from '../../src/domain/lead/fields';

type JsonSchema = Readonly<Record<string, unknown>>;
type Parts = readonly (readonly [string, LeadPart])[];

const valueSchemas = {
  text: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  timestamp: { type: 'string' },
  hash: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  texts: { type: 'array', items: { type: 'string' } },
  textsByName: { type: 'object', additionalProperties: { type: 'string' } },
} as const satisfies Readonly<Record<Extract<ValueType, string>, JsonSchema>>;

/** The contract's schemas of the lead, by name. */
export function createLeadSchemas(table: LeadTable): Readonly<Record<string, JsonSchema>> {
  const parts = Object.entries(table);
  const answerGroups = parts.filter(([, part]) => 'group' in part && part.filledBy === 'applicant');
  return {
    ...Object.fromEntries(parts.flatMap(([name, part]) => createObjectSchema(name, part))),
    LeadFields: {
      description: 'All parts of a lead. None is required, because a lead grows step by step.',
      type: 'object',
      properties: createProperties(parts),
    },
    LeadAnswers: {
      description:
        'The id of the lead, the state that the applicant saw, and the parts that the screen asks for.',
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: { type: 'string' },
        stateVersion: { $ref: '#/components/schemas/StateVersion' },
        ...createProperties(answerGroups),
      },
    },
  };
}

function createProperties(parts: Parts): JsonSchema {
  return Object.fromEntries(parts.map(([name, part]) => [name, createPartSchema(name, part)]));
}

function createPartSchema(name: string, part: LeadPart): JsonSchema {
  if ('type' in part) {
    const { description } = part;
    return { ...getValueSchema(part.type), ...(description === undefined ? {} : { description }) };
  }
  const reference = { $ref: `#/components/schemas/${getSchemaName(name, part)}` };
  return 'listOf' in part ? { type: 'array', items: reference } : reference;
}

/** The schema of an object in the lead, under its own name; none for a single field. */
function createObjectSchema(name: string, part: LeadPart): readonly (readonly [string, JsonSchema])[] {
  if ('type' in part) return [];
  const fields = getFields(part);
  const schema = {
    type: 'object',
    additionalProperties: false,
    ...('group' in part ? {} : { required: Object.keys(fields) }),
    properties: fields,
  };
  return [[getSchemaName(name, part), schema]];
}

function getSchemaName(name: string, part: LeadPart): string {
  return 'itemName' in part ? part.itemName : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function getValueSchema(type: ValueType): JsonSchema {
  return typeof type === 'string' ? valueSchemas[type] : { type: 'string', enum: type };
}

/** The schemas of the fields of an object in the lead. */
function getFields(
  part: Exclude<LeadPart, { readonly type: ValueType }>,
): Readonly<Record<string, JsonSchema>> {
  const fields: Readonly<Record<string, GroupField>> =
    'record' in part ? part.record : 'listOf' in part ? part.listOf : part.group;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldSchema(field)]));
}

function createFieldSchema(field: GroupField): JsonSchema {
  const description = typeof field === 'object' && 'description' in field ? field.description : undefined;
  return { ...getValueSchema(getFieldType(field)), ...(description === undefined ? {} : { description }) };
}

const sectionStart = '    # Generated from src/domain/lead/fields.ts by npm run contract.\n';
const sectionEnd = '    # The end of the generated schemas.\n';

/**
 * The text of the contract with its schemas of the lead generated again, between two comments. It still needs formatting.
 *
 * @throws when the text lacks one of the two comments
 */
export function replaceLeadSchemas(contract: string, table: LeadTable): string {
  const start = contract.indexOf(sectionStart);
  const end = contract.indexOf(sectionEnd);
  if (start < 0 || end < start) throw new Error('The contract has no section for the schemas of the lead.');
  const schemas = formatYaml(createLeadSchemas(table)).replaceAll(/^(?=.)/gm, '    ');
  return contract.slice(0, start) + sectionStart + schemas + contract.slice(end);
}

/** Collections that are short are written in one line. */
function formatYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node) => {
      if (isCollection(node) && JSON.stringify(node).length < 90) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
}
