import type { Lead } from '../lead/lead';

/** What a platform may know somebody by, before it is hashed; empty where there is nothing right. */
export interface Identity {
  readonly externalId: string;
  readonly email: string;
  readonly phone: string;
}

/** A number with its country's calling code and nothing else (E.164). */
const internationalNumber = /^\+[1-9]\d{6,14}$/;

/**
 * What of a lead is hashed for platforms: the session, the e-mail without spaces around it in small letters, the telephone in
 * its international form. A number that is not one of the country gives nothing (specification, section 8).
 */
export function identityOf({ sessionId, contactDetails }: Lead, callingCode: string): Identity {
  const { email = '', phoneNumber = '' } = contactDetails ?? {};
  const isRight = internationalNumber.test(phoneNumber) && phoneNumber.startsWith(`+${callingCode}`);
  return {
    externalId: sessionId ?? '',
    email: email.trim().toLowerCase(),
    phone: isRight ? phoneNumber : '',
  };
}
