import { readFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypes, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { parse } from 'yaml';
import { progressStates } from '../../src/domain/journey/states/progressStates';
import { leadFields } from '../../src/domain/lead/fields';
import { readContractCalls, renderCallsSource, renderEndpointsSource } from './contractCalls';
import { createLeadSchemas, createStateSchema, replaceGeneratedSchemas } from './contractLead';
import { renderLeadShape } from './leadShape';
import { root } from '../shared/runInParallel';
import { writeGenerated } from '../shared/writeGenerated';

/**
 * Generates code from the tables of the lead's fields and of the states, and from the contract: the schemas of the lead and of a
 * state in the contract and the shape of a stored lead, then the types of the contract and the table of its calls. With
 * `--check` it writes nothing and fails if a file is out of date.
 */

const contractFile = 'src/api/openapi.yaml';

const contract = await formatFile(
  contractFile,
  replaceGeneratedSchemas(readFileSync(path.join(root, contractFile), 'utf8'), {
    ...createLeadSchemas(leadFields),
    ProgressState: createStateSchema(progressStates),
  }),
);

const calls = readContractCalls(parse(contract));

writeGenerated(
  {
    'src/domain/lead/leadShape.gen.ts': await formatFile('leadShape.ts', renderLeadShape(leadFields)),
    [contractFile]: contract,
    'src/api/schema.gen.ts': await renderTypes(contract),
    'src/api/calls.gen.ts': renderCallsSource(calls),
    'src/api/endpoints.gen.ts': renderEndpointsSource(calls),
  },
  'npm run contract',
);

/** The types of the contract. A file is a `Blob`. */
async function renderTypes(source: string): Promise<string> {
  const types = await openapiTypes(source, {
    transform: ({ format: valueFormat }) =>
      valueFormat === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
  });
  return COMMENT_HEADER + astToString(types);
}

async function formatFile(name: string, source: string): Promise<string> {
  const filepath = path.join(root, name);
  return format(source, { ...(await resolveConfig(filepath)), filepath });
}
