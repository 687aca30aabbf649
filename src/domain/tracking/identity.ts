import type { Lead } from '../lead/lead';

/** The applicant's identity before it is hashed. A field is empty if the lead has no valid value for it. */
export interface Identity {
  readonly externalId: string;
  readonly email: string;
  readonly phone: string;
}

/** A telephone number in the E.164 format. */
const internationalNumber = /^\+[1-9]\d{6,14}$/;

/**
 * Reads the identity that is hashed for platforms: the session id, the trimmed e-mail in lower case, and the telephone number in
 * E.164. A number outside of the country is left out (specification, section 8).
 */
export function getIdentity({ sessionId, contactDetails }: Lead, callingCode: string): Identity {
  const { email = '', phoneNumber = '' } = contactDetails ?? {};
  const isValid = internationalNumber.test(phoneNumber) && phoneNumber.startsWith(`+${callingCode}`);
  return {
    externalId: sessionId ?? '',
    email: email.trim().toLowerCase(),
    phone: isValid ? phoneNumber : '',
  };
}
