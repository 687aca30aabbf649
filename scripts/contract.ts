import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';
import { callsOf, callsSource } from './contractCalls';

/**
 * Writes what is generated from the contract: its types and the table of its calls. With `--check` it writes nothing and
 * fails when a file is not what the contract says.
 */

const folder = path.resolve(import.meta.dirname, '../src/api');
const contract = path.join(folder, 'openapi.yaml');

/** The types of the contract; a file is a `Blob`. */
async function typesSource(): Promise<string> {
  const types = await openapiTypes(pathToFileURL(contract), {
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return COMMENT_HEADER + astToString(types);
}

const generated = {
  'schema.gen.ts': await typesSource(),
  'calls.gen.ts': callsSource(callsOf(parse(readFileSync(contract, 'utf8')))),
};
for (const [name, source] of Object.entries(generated)) {
  const file = path.join(folder, name);
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (readFileSync(file, 'utf8') !== source) {
    process.stderr.write(`src/api/${name} is not what the contract says: run npm run contract.\n`);
    process.exitCode = 1;
  }
}
