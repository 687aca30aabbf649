import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { isRecord, type Body } from './body';

/** A call. Its path is relative to the API base. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly idempotencyKey?: string | null;
  readonly body?: unknown;
}

export interface ExchangeResponse {
  readonly status: number;
  /** Undefined if the response has no body. */
  readonly body?: unknown;
}

/**
 * Checks calls and responses against the contract. Problems name places and rules, never values, so that they can be logged.
 */
export interface ContractCheck {
  findRequestProblems(exchange: Exchange): string[];
  findResponseProblems(exchange: Exchange, response: ExchangeResponse): string[];
  /** Every call of the contract that a server handles, for example `PUT /lead`. */
  readonly calls: readonly string[];
  /** Those of them that a server may leave out. */
  readonly optionalCalls: readonly string[];
}

const file = new URL('../../src/api/openapi.yaml', import.meta.url);

/** Reads the contract. This takes some tens of milliseconds, so call it once. */
export function readContract(): ContractCheck {
  const document = toRecord(parse(readFileSync(file, 'utf8')));
  const ajv = createAjv();
  ajv.addSchema(document, 'contract');
  const paths = toRecord(document['paths']);
  const validators = new Map<string, ValidateFunction>();
  const validateValue = (pointer: string, value: unknown, place: string): string[] => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    validators.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      `${place}${instancePath} ${message ?? ''} ${'additionalProperty' in params || 'unevaluatedProperty' in params ? JSON.stringify(params) : ''}`.trim(),
    );
  };
  const findOperation = ({ method, path }: Exchange) => {
    const template = findTemplate(Object.keys(paths), path);
    const operation = toRecord(toRecord(paths[template ?? ''])[method.toLowerCase()]);
    const pointer = `/paths/${escapePointer(template ?? '')}/${method.toLowerCase()}`;
    return { place: `${method} ${template ?? path}`, operation, pointer };
  };
  const listCalls = (isListed: (operation: Body) => boolean) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(toRecord(item))
        .filter(([, operation]) => isListed(toRecord(operation)))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
  return {
    calls: listCalls((operation) => operation['x-own-file'] !== true),
    optionalCalls: listCalls((operation) => operation['x-optional'] === true),
    findRequestProblems: (exchange) => {
      const { place, operation, pointer } = findOperation(exchange);
      if (Object.keys(operation).length === 0) return [`${place} is not a call of the contract`];
      const content = toRecord(toRecord(operation['requestBody'])['content']);
      const type = Object.keys(content)[0];
      return [
        ...findMissingParameters(document, operation, exchange).map((name) => `${place} lacks ${name}`),
        ...(type === undefined || type === 'multipart/form-data'
          ? []
          : validateValue(
              `${pointer}/requestBody/content/${escapePointer(type)}/schema`,
              exchange.body,
              `${place} request`,
            )),
      ];
    },
    findResponseProblems: (exchange, { status, body }) => {
      const { place, operation } = findOperation(exchange);
      const responses = toRecord(operation['responses']);
      const key = String(status) in responses ? String(status) : `${String(status).charAt(0)}XX`;
      if (!(key in responses)) return [`${place} may not respond with ${status}`];
      const definition = resolveReference(document, responses[key]);
      const schema = toRecord(toRecord(toRecord(definition['content'])['application/json'])['schema'])[
        '$ref'
      ];
      if (typeof schema !== 'string') {
        return body === undefined ? [] : [`${place} responds with ${status} without a body`];
      }
      return validateValue(schema.slice(1), body, `${place} ${status}`);
    },
  };
}

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allowUnionTypes: true,
    allErrors: true,
    strictTypes: false,
    formats: {
      date: /^\d{4}-\d{2}-\d{2}$/,
      'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
      binary: true,
    },
  });
  ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components', 'x-answers']);
  return ajv;
}

/** The required headers and query parameters that the call lacks. */
function findMissingParameters(document: Body, operation: Body, exchange: Exchange): string[] {
  const { parameters } = operation;
  const query = new URLSearchParams(exchange.query ?? '');
  return (Array.isArray(parameters) ? parameters : [])
    .map((parameter) => resolveReference(document, parameter))
    .filter(({ required, in: place, name }) => {
      if (required !== true || typeof name !== 'string') return false;
      if (place === 'header') return (exchange.idempotencyKey ?? '') === '';
      return place === 'query' && !query.has(name);
    })
    .map(({ name }) => String(name));
}

/** The path of the contract that an actual path matches. A path with fewer parameters wins. */
function findTemplate(templates: readonly string[], path: string): string | undefined {
  return templates
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((one, other) => one.split('{').length - other.split('{').length)[0];
}

function resolveReference(document: Body, value: unknown): Body {
  const { $ref } = toRecord(value);
  if (typeof $ref !== 'string') return toRecord(value);
  let part: unknown = document;
  for (const key of $ref.slice(2).split('/')) part = toRecord(part)[key];
  return toRecord(part);
}

const toRecord = (value: unknown): Body => (isRecord(value) ? value : {});
const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
