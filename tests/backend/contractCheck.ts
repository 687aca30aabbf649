import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { isRecord, type Body } from './body';

/** A call, and what was answered, as the contract sees them; paths are below the API base. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly idempotencyKey?: string | null;
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  /** Undefined where the answer has none. */
  readonly body?: unknown;
}

/**
 * Holds calls and answers against the contract. Problems name places and rules, never values, so that they may be logged.
 */
export interface ContractCheck {
  requestProblems(exchange: Exchange): string[];
  answerProblems(exchange: Exchange, answer: Answered): string[];
  /** Every call of the contract that a server answers, for example `PUT /lead`. */
  readonly calls: readonly string[];
}

const file = new URL('../../src/api/openapi.yaml', import.meta.url);

/** Reads the contract. Takes some tens of milliseconds; once is enough. */
export function readContract(): ContractCheck {
  const document = recordIn(parse(readFileSync(file, 'utf8')));
  const ajv = makeAjv();
  ajv.addSchema(document, 'contract');
  const paths = recordIn(document['paths']);
  const validators = new Map<string, ValidateFunction>();
  const problems = (pointer: string, value: unknown, place: string): string[] => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    validators.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      `${place}${instancePath} ${message ?? ''} ${'additionalProperty' in params || 'unevaluatedProperty' in params ? JSON.stringify(params) : ''}`.trim(),
    );
  };
  const operationOf = ({ method, path }: Exchange) => {
    const template = templateOf(Object.keys(paths), path);
    const operation = recordIn(recordIn(paths[template ?? ''])[method.toLowerCase()]);
    const pointer = `/paths/${escaped(template ?? '')}/${method.toLowerCase()}`;
    return { place: `${method} ${template ?? path}`, operation, pointer };
  };
  return {
    calls: Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(recordIn(item))
        .filter(([, operation]) => recordIn(operation)['x-own-file'] !== true)
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    ),
    requestProblems: (exchange) => {
      const { place, operation, pointer } = operationOf(exchange);
      if (Object.keys(operation).length === 0) return [`${place} is no call of the contract`];
      const content = recordIn(recordIn(operation['requestBody'])['content']);
      const type = Object.keys(content)[0];
      return [
        ...missingParameters(document, operation, exchange).map((name) => `${place} lacks ${name}`),
        ...(type === undefined || type === 'multipart/form-data'
          ? []
          : problems(
              `${pointer}/requestBody/content/${escaped(type)}/schema`,
              exchange.body,
              `${place} request`,
            )),
      ];
    },
    answerProblems: (exchange, { status, body }) => {
      const { place, operation } = operationOf(exchange);
      const responses = recordIn(operation['responses']);
      const key = String(status) in responses ? String(status) : `${String(status).charAt(0)}XX`;
      if (!(key in responses)) return [`${place} may not answer ${status}`];
      const response = resolved(document, responses[key]);
      const schema = recordIn(recordIn(recordIn(response['content'])['application/json'])['schema'])['$ref'];
      if (typeof schema !== 'string') {
        return body === undefined ? [] : [`${place} answers ${status} without a body`];
      }
      return problems(schema.slice(1), body, `${place} ${status}`);
    },
  };
}

function makeAjv(): Ajv2020 {
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

/** Headers and query parameters that the contract requires and the call lacks. */
function missingParameters(document: Body, operation: Body, exchange: Exchange): string[] {
  const { parameters } = operation;
  const query = new URLSearchParams(exchange.query ?? '');
  return (Array.isArray(parameters) ? parameters : [])
    .map((parameter) => resolved(document, parameter))
    .filter(({ required, in: place, name }) => {
      if (required !== true || typeof name !== 'string') return false;
      if (place === 'header') return (exchange.idempotencyKey ?? '') === '';
      return place === 'query' && !query.has(name);
    })
    .map(({ name }) => String(name));
}

/** The path of the contract that an actual one is an example of; one without parameters is preferred. */
function templateOf(templates: readonly string[], path: string): string | undefined {
  return templates
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((one, other) => one.split('{').length - other.split('{').length)[0];
}

function resolved(document: Body, value: unknown): Body {
  const { $ref } = recordIn(value);
  if (typeof $ref !== 'string') return recordIn(value);
  let part: unknown = document;
  for (const key of $ref.slice(2).split('/')) part = recordIn(part)[key];
  return recordIn(part);
}

const recordIn = (value: unknown): Body => (isRecord(value) ? value : {});
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
