import type { Schemas } from './contract';
import { isRecord } from './body';
import { getServerTime, type BackendLead } from './store';

const dayMs = 24 * 60 * 60 * 1000;
const withdrawalDays = 14;
/** How long the link of a lead with a contract opens. */
const contractLifetimeMs = 60 * dayMs;

/** Stores when the applicant concluded the brokerage contract: when the server first got the consent to its policy. */
export function noteContract(lead: BackendLead): void {
  const { policies } = lead.body;
  const isConcluded = (Array.isArray(policies) ? policies : []).some(
    (policy) => isRecord(policy) && policy['id'] === 'brokerage_contract' && policy['given'] === true,
  );
  if (isConcluded) lead.concludedAt ??= new Date(getServerTime()).toISOString();
}

/** The brokerage contract of a lead; undefined if none was concluded. */
export function getBrokerage({ concludedAt, withdrawnAt }: BackendLead): Schemas['Brokerage'] | undefined {
  if (concludedAt === null) return undefined;
  const end = Date.parse(concludedAt) + withdrawalDays * dayMs;
  return {
    concludedAt,
    withdrawUntil: new Date(end).toISOString(),
    isWithdrawable: withdrawnAt === null && getServerTime() <= end,
    ...(withdrawnAt === null ? {} : { withdrawnAt }),
  };
}

/** Whether the contract of a lead is kept, also if its application has expired. */
export const isContractKept = ({ concludedAt }: BackendLead): boolean =>
  concludedAt !== null && getServerTime() < Date.parse(concludedAt) + contractLifetimeMs;
