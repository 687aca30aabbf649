import type { StateCallName } from '../../src/domain/journey/states/stateCalls';

const consents = ['credit-bureau', 'partner-terms'].map((id) => ({ id, given: true }));
const account = { incomeDetails: { iban: 'ES9121000418450200051332' } };

/** What the screens of states send beside the id; nothing by default. The consents and the code are those of the reference back end. */
export const stateBodies: Readonly<Partial<Record<StateCallName, object>>> = {
  verifyMobile: { code: '1234' },
  mobileVerification: { code: '1234' },
  changeMobile: { phoneNumber: '+34612345699' },
  account,
  payment: { reference: 'r-1' },
  vehicle: { make: 'Seat', model: 'Ibiza', year: 2015 },
  policyConsents: { consents },
  dynamicPolicyConsents: { consents },
  employmentDetails: { employer: { name: 'Panadería' } },
  personalDetails: { personalDetails: { middleName: 'Luz' } },
  maritalDetails: { otherDetails: { maritalStatus: 'single' } },
  aide: { otherDetails: { education: 'university' } },
  creditDetails: { expenses: { rentAmount: 700 } },
  professionalDetailsAnswers: { incomeDetails: { jobArea: 'office' } },
  cnp: { personalDetails: { personalCode: '1900101010019' } },
  customerDebts: { debts: [{ creditor: 'Banco Uno', amount: 900, monthlyPayment: 45.5 }] },
  referenceDetails: { references: [{ type: 'friend', name: 'Eva', phoneNumber: '+34612345679' }] },
  wniosek: { employer: { taxRegistryCode: '1234563218' } },
  acceptCrediteaOffer: { offerId: 'offer-1' },
  proficredit: account,
  documentId: { documentType: 'id_card' },
};
