import type { Lead } from './lead';

/**
 * What goes to the server: the answers that stand on the path, and everything of the lead that is not an answer (session,
 * attribution, device, tags, policies). Answers off the path and the server's own words (status, expiry) stay here.
 */
export function leadPayload(lead: Lead, answers: Lead): Lead {
  const {
    amount: _amount,
    period: _period,
    financingOption: _financingOption,
    monthlyPaymentDay: _monthlyPaymentDay,
    generalPolicies: _generalPolicies,
    personalDetails: _personalDetails,
    contactDetails: _contactDetails,
    incomeDetails: _incomeDetails,
    expenses: _expenses,
    otherDetails: _otherDetails,
    employer: _employer,
    referenceDetails: _referenceDetails,
    expiresAt: _expiresAt,
    leadStatus: _leadStatus,
    ...machineMade
  } = lead;
  return { ...machineMade, ...answers };
}
