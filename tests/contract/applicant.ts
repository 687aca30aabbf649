import type { Body } from '../backend/body';

/** The body of the first submit. */
export function createFirstContact(email: string): Body {
  return {
    product: 'ondara',
    sessionId: 'a3c5f3c2-8d2b-4a39-9d1e-0b6a7d0f0001',
    amount: 3000,
    period: 12,
    periodScale: 'months',
    generalPolicies: true,
    contactDetails: { email, phoneNumber: '+34612345678', marketingConsents: false },
    tags: ['ui:react'],
  };
}

/** The answers to the rest of the form, with the bank account. */
export const remainingAnswers: Body = {
  personalDetails: {
    firstName: 'Ana',
    lastName: 'Ñandú',
    dateOfBirth: '1985-11-05',
    personalCode: '12345678Z',
  },
  incomeDetails: { monthlyIncome: 1850.5, incomeSource: 'employed', iban: 'ES9121000418450200051332' },
  otherDetails: { education: 'university', isPoliticallyExposed: false },
};
