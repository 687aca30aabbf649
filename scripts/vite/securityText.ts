import type { SecurityContact } from '../configuration/readConfiguration';
import { securityTextAddress } from '../../deploy/addresses';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The content of `security.txt` (RFC 9116). It expires some days after the build, so each release renews it.
 *
 * @param hosts the host names of the page: the file is the right one at each of them
 */
export function renderSecurityText(
  { contacts, languages, validDays }: SecurityContact,
  hosts: readonly string[],
  buildTime: Date,
): string {
  const expires = new Date(buildTime.getTime() + validDays * dayMs);
  const fields: readonly (readonly [string, string])[] = [
    ...contacts.map((contact) => ['Contact', contact] as const),
    ['Expires', expires.toISOString().replace(/\.\d+Z$/, 'Z')],
    ['Preferred-Languages', languages.join(', ')],
    ...hosts.map((host) => ['Canonical', `https://${host}${securityTextAddress}`] as const),
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
