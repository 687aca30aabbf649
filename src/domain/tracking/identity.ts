import type { Lead } from '../lead/lead';

/** The applicant's identity before it is hashed. A field is empty if the lead has no value for it. */
export interface Identity {
  readonly externalId: string;
  readonly email: string;
  /** As the lead has it. The tracker hashes it if it is valid for its country. */
  readonly phone: string;
}

/**
 * Reads the identity that is hashed for platforms: the session id, the trimmed e-mail in lower case, and the telephone number
 * (specification, section 8).
 */
export function getIdentity({ sessionId, contactDetails }: Lead): Identity {
  const { email = '', phoneNumber = '' } = contactDetails ?? {};
  return { externalId: sessionId ?? '', email: email.trim().toLowerCase(), phone: phoneNumber };
}
