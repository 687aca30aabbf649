import type { Identity } from '../domain/tracking/identity';
import type { HashedIdentity } from '../domain/tracking/platformEvent';

export const emptyIdentity: HashedIdentity = { externalId: '', email: '', phone: '' };

/**
 * Hashes the identity of an event.
 *
 * @param isPhoneValid whether a telephone number is valid for its country. No other is hashed
 */
export async function hashIdentity(
  identity: Identity,
  hash: (text: string) => Promise<string>,
  isPhoneValid: (phone: string) => Promise<boolean>,
): Promise<HashedIdentity> {
  const number = (await isPhoneValid(identity.phone)) ? identity.phone : '';
  const [externalId = '', email = '', phone = ''] = await Promise.all(
    [identity.externalId, identity.email, number].map(hash),
  );
  return { externalId, email, phone };
}
