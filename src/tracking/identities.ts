import type { HashedIdentity } from '../domain/tracking/platformEvent';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';

export interface IdentityDependencies {
  readonly identities: {
    readonly get: (leadId: string) => HashedIdentity | null;
    readonly save: (leadId: string, identity: HashedIdentity) => void;
  };
  /** Whether a telephone number is valid for its country. No other is hashed. */
  readonly isPhoneValid: (phone: string) => Promise<boolean>;
}

export const emptyIdentity: HashedIdentity = { externalId: '', email: '', phone: '' };

/** Hashes and saves the identity of an event. What it lacks is taken from the events of its lead before. */
export async function hashIdentity(
  { leadId, identity }: TrackingEvent,
  hash: (text: string) => Promise<string>,
  { identities, isPhoneValid }: IdentityDependencies,
): Promise<HashedIdentity> {
  const known = identities.get(leadId) ?? emptyIdentity;
  if (identity === undefined) return known;
  const number = (await isPhoneValid(identity.phone)) ? identity.phone : '';
  const [externalId, email, phone] = await Promise.all(
    [identity.externalId, identity.email, number].map(hash),
  );
  // The applicant may have corrected the contact data since the last event. After an end there are none any more.
  const hashed = {
    externalId: known.externalId || (externalId ?? ''),
    email: email || known.email,
    phone: phone || known.phone,
  };
  identities.save(leadId, hashed);
  return hashed;
}
