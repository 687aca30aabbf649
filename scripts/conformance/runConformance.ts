import type { ConformanceContext } from './applicants';
import { appealChecks } from './appealChecks';
import { brokerageChecks } from './brokerageChecks';
import { callBackChecks } from './callBackChecks';
import { createClient, UnsupportedError } from './client';
import { leadChecks, type ConformanceCheck } from './leadChecks';
import { otherChecks } from './otherChecks';
import { repeatChecks } from './repeatChecks';
import { stageChecks } from './stageChecks';
import { stateChecks } from './stateChecks';
import { storyChecks } from './stories';
import { termChecks } from './termChecks';
import { updateChecks } from './updateChecks';

/** A line of the report. */
export interface ConformanceResult {
  readonly name: string;
  /** Why the check failed; null if it did not. */
  readonly problem: string | null;
  /** What the back end loses, because it does not support what the check is about. Absent if it does. */
  readonly loss?: string;
}

export interface ConformanceOptions extends Omit<ConformanceContext, 'client'> {
  /** The address of the API, without a slash at its end. */
  readonly api: string;
  /** Parts of the names of the checks to run. By default all run. */
  readonly only?: readonly string[];
}

/**
 * Runs the contract against a back end. The checks create leads and run one after another.
 *
 * @param report receives each result as it comes
 * @returns the result of every check that ran
 */
export async function runConformance(
  { api, only = [''], ...options }: ConformanceOptions,
  report: (result: ConformanceResult) => void = () => undefined,
): Promise<readonly ConformanceResult[]> {
  const context = { ...options, client: createClient(api) };
  const results: ConformanceResult[] = [];
  const add = (result: ConformanceResult) => {
    results.push(result);
    report(result);
  };
  const isSelected = ({ name }: { readonly name: string }) => only.some((part) => name.includes(part));
  const checks = [
    ...leadChecks,
    ...updateChecks,
    ...repeatChecks,
    ...otherChecks,
    ...stateChecks,
    ...storyChecks,
    ...termChecks,
    ...appealChecks,
    ...brokerageChecks,
    ...callBackChecks,
    ...stageChecks,
  ].filter(isSelected);
  for (const check of checks) add(await runCheck(check, context));
  const { contract, getCovered, headerRecord } = context.client;
  for (const rule of headerRecord.list().filter(isSelected)) add(rule);
  const isExpected = (call: string) => getCovered().has(call) || !contract.optionalCalls.includes(call);
  const answered = contract.calls.filter(isExpected).map((call) => ({ call, name: `${call} is answered` }));
  for (const { call, name } of answered.filter(isSelected))
    add({ name, problem: getCovered().has(call) ? null : 'no check got an answer of the contract' });
  return results;
}

async function runCheck(
  { name, run }: ConformanceCheck,
  context: ConformanceContext,
): Promise<ConformanceResult> {
  try {
    await run(context);
    return { name, problem: null };
  } catch (error) {
    if (error instanceof UnsupportedError) return { name, problem: null, loss: error.message };
    return { name, problem: error instanceof Error ? error.message : String(error) };
  }
}
