import { readFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, it } from 'vitest';

const contract = new URL('../../src/api/openapi.yaml', import.meta.url);
const generated = new URL('../../src/api/schema.gen.ts', import.meta.url);

it('the generated types are those of the contract as it stands; else run: npm run contract', async () => {
  const types = COMMENT_HEADER + astToString(await openapiTS(contract));
  expect(readFileSync(generated, 'utf8') === types).toBe(true);
}, 20_000);
