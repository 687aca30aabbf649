import { getResponse } from 'msw';
import { readContract, type ContractCheck } from './contractCheck';
import { handlers } from './handlers';
import { loadStore, serialiseStore, store } from './store';

let contract: ContractCheck | null = null;

/** The whole back end as one function, for a server that turns its requests into these. Null: no such call. */
export async function serve(request: Request): Promise<Response | null> {
  const before = store.calls.length;
  const answer = (await getResponse([...handlers], request)) ?? null;
  contract ??= readContract();
  for (const call of store.calls.slice(before)) store.violations.push(...contract.requestProblems(call));
  return answer;
}

export { loadStore, serialiseStore };
