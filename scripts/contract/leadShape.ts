import { getFieldType, listErased, type LeadTable } from '../../src/domain/lead/fieldRows';
import type { GroupField, LeadPart, ValueType } from '../../src/domain/lead/fields';

/** Valibot schemas by the name that the generated source gives them. */
const optionalSchemas = {
  text: 'v.exactOptional(v.string())',
  number: 'v.exactOptional(v.pipe(v.number(), v.finite()))',
  flag: 'v.exactOptional(v.boolean())',
  texts: 'v.exactOptional(v.array(v.string()))',
  textsByName: 'v.exactOptional(v.record(v.string(), v.string()))',
} as const;

const optionalNames = {
  text: 'text',
  number: 'number',
  boolean: 'flag',
  date: 'text',
  timestamp: 'text',
  hash: 'text',
  texts: 'texts',
  textsByName: 'textsByName',
} as const satisfies Readonly<Record<Extract<ValueType, string>, keyof typeof optionalSchemas>>;

const requiredSchemas = {
  text: 'v.string()',
  number: 'v.number()',
  boolean: 'v.boolean()',
  date: 'v.string()',
  timestamp: 'v.string()',
  hash: 'v.string()',
  texts: 'v.array(v.string())',
  textsByName: 'v.record(v.string(), v.string())',
} as const satisfies Readonly<Record<Extract<ValueType, string>, string>>;

/**
 * The source of `src/domain/lead/leadShape.gen.ts`: the facts of the table that the first script needs, and no others, because
 * every applicant waits for them.
 */
export function renderLeadShape(table: LeadTable): string {
  const parts = Object.entries(table);
  const answers = parts.filter(([, part]) => 'type' in part && part.filledBy === 'applicant');
  const groups = parts.flatMap(([name, part]) =>
    'group' in part && part.filledBy === 'applicant' ? [[name, part.group] as const] : [],
  );
  const serverFields = parts.flatMap(([name, { filledBy }]) => (filledBy === 'server' ? [name] : []));
  const body = `/** The answers that belong to no group. */
export const answers = {
${lines(answers.map(([name, part]) => `${name}: ${renderPart(part)}`))}
};

/** The answers in groups. */
export const answerGroups = {
${lines(groups.map(([name, fields]) => `${name}: ${renderGroup(fields)}`))}
};

/** The lead as it is stored and sent, in this order. */
export const leadShape = v.object({
${lines(parts.map(([name, part]) => `${name}: ${renderReference(name, part)}`))}
});

/** The parts that the server fills in. */
export const serverFields: readonly string[] = ${renderList(serverFields)};

/** Paths that are erased when the application has ended. */
export const erasedAtEnd: readonly string[] = ${renderList(listErased(table, 'end'))};

/** Paths that are erased when the lead is stale. */
export const erasedWhenStale: readonly string[] = ${renderList(listErased(table, 'stale'))};
`;
  const schemas = Object.entries(optionalSchemas)
    .filter(([name]) => new RegExp(`: ${name}\\b`).test(body))
    .map(([name, schema]) => `const ${name} = ${schema};\n`);
  return `// Generated from fields.ts by npm run contract.

import * as v from 'valibot';

${schemas.join('')}
function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.exactOptional(v.object(entries));
}

${body}`;
}

function renderReference(name: string, part: LeadPart): string {
  if (part.filledBy !== 'applicant') return renderPart(part);
  return 'group' in part ? `group(answerGroups.${name})` : `answers.${name}`;
}

function renderPart(part: LeadPart): string {
  if ('type' in part) return renderOptional(part.type);
  if ('group' in part) return `group(${renderGroup(part.group)})`;
  if ('record' in part) return `group(${renderRecord(part.record)})`;
  return `v.exactOptional(v.array(v.object(${renderRecord(part.listOf)})))`;
}

function renderGroup(fields: Readonly<Record<string, GroupField>>): string {
  const entries = Object.entries(fields).map(
    ([name, field]) => `${name}: ${renderOptional(getFieldType(field))}`,
  );
  return `{ ${entries.join(', ')} }`;
}

function renderRecord(fields: Readonly<Record<string, ValueType>>): string {
  const entries = Object.entries(fields).map(([name, type]) => `${name}: ${renderRequired(type)}`);
  return `{ ${entries.join(', ')} }`;
}

const renderOptional = (type: ValueType): string =>
  typeof type === 'string' ? optionalNames[type] : `v.exactOptional(v.picklist(${renderList(type)}))`;
const renderRequired = (type: ValueType): string =>
  typeof type === 'string' ? requiredSchemas[type] : `v.picklist(${renderList(type)})`;
const renderList = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;
const lines = (entries: readonly string[]): string => entries.map((entry) => `  ${entry},`).join('\n');
