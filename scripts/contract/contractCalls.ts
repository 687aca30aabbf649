import * as v from 'valibot';
import type { CallRow } from '../../src/api/base';

/** The part of a JSON schema that decides whether a body has a field. */
interface BodySchema {
  $ref?: string;
  properties?: Record<string, unknown>;
  allOf?: BodySchema[];
}

const bodySchema: v.GenericSchema<BodySchema> = v.object({
  $ref: v.exactOptional(v.string()),
  properties: v.exactOptional(v.record(v.string(), v.unknown())),
  allOf: v.exactOptional(v.array(v.lazy(() => bodySchema))),
});
const contentSchema = v.strictObject({
  'application/json': v.exactOptional(v.object({ schema: bodySchema })),
  'multipart/form-data': v.exactOptional(v.object({ schema: bodySchema })),
});
const operationSchema = v.object({
  operationId: v.string(),
  'x-configured': v.exactOptional(v.picklist(['leadPath', 'policiesPath'])),
  'x-variant-of': v.exactOptional(v.string()),
  'x-own-file': v.exactOptional(v.literal(true)),
  'x-time-limit': v.exactOptional(v.union([v.literal('none'), v.pipe(v.number(), v.minValue(1))])),
  requestBody: v.exactOptional(v.object({ content: contentSchema })),
  responses: v.record(v.string(), v.object({ $ref: v.exactOptional(v.string()) })),
});
const pathSchema = v.strictObject({
  get: v.exactOptional(operationSchema),
  post: v.exactOptional(operationSchema),
  put: v.exactOptional(operationSchema),
});
const contractSchema = v.object({
  paths: v.record(v.string(), pathSchema),
  components: v.object({ schemas: v.record(v.string(), bodySchema) }),
});

type Operation = v.InferOutput<typeof operationSchema>;
type Schemas = v.InferOutput<typeof contractSchema>['components']['schemas'];

/**
 * Reads the calls of a contract, by operation id and in the contract's order. A variant of a call (`x-variant-of`) is not a separate
 * call.
 *
 * @param contract the parsed contract
 * @throws when an operation has no id, has the id of another, is a variant of an unknown operation, or has an unnamed response
 */
export function readContractCalls(contract: unknown): ReadonlyMap<string, CallRow> {
  const { paths, components } = v.parse(contractSchema, contract);
  const calls = new Map<string, CallRow>();
  for (const [path, { get, post, put }] of Object.entries(paths)) {
    const byMethod = { GET: get, POST: post, PUT: put } as const;
    for (const method of ['GET', 'POST', 'PUT'] as const) {
      const operation = byMethod[method];
      if (operation === undefined) continue;
      const { operationId, 'x-variant-of': original } = operation;
      if (calls.has(operationId)) throw new Error(`Two operations are named ${operationId}.`);
      if (original === undefined) {
        calls.set(operationId, createRow(method, path, operation, components.schemas));
      } else if (calls.get(original)?.configured === undefined) {
        throw new Error(
          `${operationId} is a variant of ${original}, which has no configured path before it.`,
        );
      }
    }
  }
  return calls;
}

function createRow(method: CallRow['method'], path: string, operation: Operation, schemas: Schemas): CallRow {
  const { operationId, requestBody, responses } = operation;
  const { 'x-configured': configured, 'x-own-file': ownFile, 'x-time-limit': timeLimitSeconds } = operation;
  const { 'application/json': json, 'multipart/form-data': multipart } = requestBody?.content ?? {};
  const schema = (json ?? multipart)?.schema;
  return {
    method,
    path,
    ...(configured === undefined ? {} : { configured }),
    ...(ownFile === undefined ? {} : { ownFile }),
    ...(schema === undefined ? {} : { body: json === undefined ? 'multipart' : 'json' }),
    ...(schema !== undefined && requiresProduct(schema, schemas) ? { withProduct: true } : {}),
    ...(timeLimitSeconds === undefined ? {} : { timeLimitSeconds }),
    response: getResponseName(operationId, responses),
  };
}

/** The name of the only 2xx response, with a lower-case first letter. */
function getResponseName(operationId: string, responses: Operation['responses']): string {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const name = /^#\/components\/responses\/(\w+)$/.exec(successes[0]?.[1].$ref ?? '')?.[1];
  if (successes.length !== 1 || name === undefined) {
    throw new Error(`${operationId} needs exactly one 2xx response, named in components/responses.`);
  }
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function requiresProduct({ $ref, properties, allOf }: BodySchema, schemas: Schemas): boolean {
  const named = schemas[$ref?.replace('#/components/schemas/', '') ?? ''];
  const parts = [...(named === undefined ? [] : [named]), ...(allOf ?? [])];
  return 'product' in (properties ?? {}) || parts.some((part) => requiresProduct(part, schemas));
}

/** Renders `src/api/calls.gen.ts`: one line per call, because the table is part of the browser's script. */
export function renderCallsSource(calls: ReadonlyMap<string, CallRow>): string {
  const lines = [...calls].map(([name, row]) => {
    const parts = Object.entries(row).map(
      ([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : String(value)}`,
    );
    return `  ${name}: { ${parts.join(', ')} },`;
  });
  return `// Generated from openapi.yaml by npm run contract.

import type { CallRow } from './base';

/** Every call of the contract, by the name of its operation. */
export const calls = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, CallRow>>;
`;
}

/** Renders `src/api/endpoints.gen.ts`: an endpoint for each call. A GET is a query, every other call is a mutation. */
export function renderEndpointsSource(calls: ReadonlyMap<string, CallRow>): string {
  const lines = [...calls].map(([name, { method, response }]) => {
    const kind = method === 'GET' ? 'query' : 'mutation';
    return `  ${name}: build.${kind}<CallResponses['${response}'], CallArgument<'${name}'>>(createEndpoint(calls.${name})),`;
  });
  return `// Generated from openapi.yaml by npm run contract.

import type { CallArgument } from './argument';
import { calls } from './calls.gen';
import { createEndpoint, type Build } from './endpoint';
import type { CallResponses } from './responses';

/** The endpoint of every call of the contract. */
export const createEndpoints = (build: Build) => ({
${lines.join('\n')}
});
`;
}
