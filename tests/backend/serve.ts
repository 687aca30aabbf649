import { getResponse } from 'msw';
import { readContract, type ContractCheck } from './contractCheck';
import { handlers } from './handlers';
import { loadStore, serialiseStore, store } from './store';

let contract: ContractCheck | null = null;

/** Handles a request, and notes where it breaks the contract. Returns null if the contract has no such call. */
export async function serve(request: Request): Promise<Response | null> {
  const before = store.calls.length;
  const response = (await getResponse([...handlers], request)) ?? null;
  contract ??= readContract();
  for (const call of store.calls.slice(before)) store.violations.push(...contract.findRequestProblems(call));
  return response;
}

export { loadStore, serialiseStore };
