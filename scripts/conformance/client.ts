import { readContract, type ContractCheck } from '../../tests/backend/contractCheck';
import { isRecord, type Body } from '../../tests/backend/body';
import { createHeaderRecord, type HeaderRecord } from './headerRules';

/** What a back end answered. */
export interface Answer {
  readonly status: number;
  /** Empty if the answer is no object. */
  readonly body: Body;
  /** Empty if the answer is no list. */
  readonly list: readonly unknown[];
  readonly headers: Headers;
}

interface SentCall {
  readonly body?: unknown;
  readonly key?: string;
  /** Replaces headers of the application. Null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** For a call that breaks the contract on purpose. */
  readonly isWrong?: boolean;
}

/** Calls a back end as the application does. */
export interface ConformanceClient {
  /** @throws ConformanceError when the answer breaks the contract */
  readonly call: (method: string, path: string, sent?: SentCall) => Promise<Answer>;
  /** Opens a path of the API as a browser opens a link: a GET without the headers of a call. Returns the status and the bytes. */
  readonly open: (path: string) => Promise<{ readonly status: number; readonly bytes: number }>;
  /** The calls of the contract that got an answer which the contract allows, such as `PUT /lead`. */
  readonly getCovered: () => ReadonlySet<string>;
  readonly contract: ContractCheck;
  /** The headers of all answers so far. */
  readonly headerRecord: HeaderRecord;
}

/** A difference from the contract. The message names places and statuses, never values. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
}

/** The back end lacks what it may lack. The message says what it loses. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
}

let readOnce: ContractCheck | null = null;

/** The contract, which is read once. */
function getContract(): ContractCheck {
  readOnce ??= readContract();
  return readOnce;
}

/** @param api the address of the API, without a slash at its end */
export function createClient(api: string): ConformanceClient {
  const contract = getContract();
  const covered = new Set<string>();
  const headerRecord = createHeaderRecord();
  return {
    contract,
    headerRecord,
    getCovered: () => covered,
    open: async (path) => {
      const response = await fetch(`${api}${path}`);
      const { size } = await response.blob();
      return { status: response.status, bytes: size };
    },
    call: async (method, path, { body, key, headers = {}, isWrong = false } = {}) => {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: createHeaders(method, body, key, headers),
        ...(method === 'GET' ? {} : { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
      });
      const text = await response.text();
      const [pathname = '', query = ''] = path.split('?');
      const name = findCall(contract, method, pathname);
      headerRecord.add(`${name} ${response.status}`, response.headers, text !== '');
      const parsed = parseBody(text, `${method} ${path}`);
      const exchange = { method, path: pathname, query, idempotencyKey: key ?? null, body: body ?? {} };
      const problems = isWrong
        ? []
        : [
            ...contract.findRequestProblems(exchange),
            ...contract.findResponseProblems(exchange, { status: response.status, body: parsed }),
          ];
      if (problems.length > 0) throw new ConformanceError(problems.join('; '));
      if (!isWrong) covered.add(name);
      return {
        status: response.status,
        body: isRecord(parsed) ? parsed : {},
        list: Array.isArray(parsed) ? parsed : [],
        headers: response.headers,
      };
    },
  };
}

function createHeaders(
  method: string,
  body: unknown,
  key: string | undefined,
  replaced: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const headers = {
    ...(method === 'GET' ? {} : { 'X-Requested-With': 'loan-application' }),
    ...(method === 'GET' || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...replaced,
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

function parseBody(text: string, place: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ConformanceError(`${place} responds with a body that is no JSON`);
  }
}

/** The call of the contract that a path belongs to. One with fewer parameters wins. */
function findCall({ calls }: ContractCheck, method: string, path: string): string {
  const matches = calls.filter((call) =>
    new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  );
  return matches.toSorted((one, other) => one.split('{').length - other.split('{').length)[0] ?? '';
}
