/** The masks of contact details that a response may contain. */

export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@(.)[^.]*/u, '$1***@$2***');

export const maskPhoneNumber = (phoneNumber: string): string => `••• ${phoneNumber.slice(-2)}`;
