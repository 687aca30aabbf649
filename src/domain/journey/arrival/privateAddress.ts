import { namesPerson } from '../../lead/namesPerson';
import { repairQuery } from './linkQuery';

/**
 * The parts of an address that name the applicant, their lead or their session. They leave the address as soon as it is read, because
 * scripts and servers of third parties read addresses (decision 27).
 */

/** Parameters with personal data. */
export const personalParameters = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** All parameters that no route keeps in its address. */
export const privateParameters = [...personalParameters, 'sessionId', 'reference'] as const;

/** The transaction of a continue link names its lead, unless the link names the affiliate too. */
const transactionParameters = ['refTransactionId', 's_id'] as const;

/** The affiliate and the campaign. If one of the parameters names a person, all leave the address: a rest would be another source. */
const sources = [/^(?:ref(?:Name|SubId|TransactionId)|s_id)$/, /^utm_/] as const;

/** The parameters of the sources that name a person. */
function listSourcesOfPersons(parameters: URLSearchParams): readonly string[] {
  const entries = [...parameters];
  return sources
    .filter((names) => entries.some(([name, value]) => names.test(name) && namesPerson(value)))
    .flatMap((names) => entries.map(([name]) => name).filter((name) => names.test(name)));
}

/**
 * Removes the private parts from an address.
 *
 * @param basePath of the application, without a slash at its end
 * @returns whether there were any
 */
export function removePrivateParts(address: URL, basePath: string): boolean {
  const searchParams = new URLSearchParams(repairQuery(address.search));
  const [head, ...rest] = address.pathname.slice(basePath.length).split('/').filter(Boolean);
  const isContinue = head === 'continue';
  const ownsTransaction = isContinue && !searchParams.has('refName') && !searchParams.has('refSubId');
  const named = [...privateParameters, ...(ownsTransaction ? transactionParameters : [])];
  const found = [...named.filter((name) => searchParams.has(name)), ...listSourcesOfPersons(searchParams)];
  for (const name of found) searchParams.delete(name);
  if (found.length > 0) address.search = String(searchParams);
  const hasId = isContinue && rest.length > 0;
  if (hasId) address.pathname = `${basePath}/continue`;
  return hasId || found.length > 0;
}
