import { consent, example, ofLender, paragraph, warning, type Duty } from './duty';

const lendingRules = 'SEC MC 19 s. 2019';
const chargeCaps = 'SEC MC 14 s. 2025';
const chargeCapsFacts = { ...ofLender, since: '2026-04-01' } as const;
const privacyAct = 'RA 10173; NPC Circular 20-01';

/** The Philippines. */
export const phDuties: readonly Duty[] = [
  warning('The advice to study the Disclosure Statement before proceeding, conspicuous', lendingRules, {
    ...ofLender,
    certainty: 'read',
  }),
  example('Finance charges and the effective rate of an example', 'RA 3765', ofLender),
  paragraph('disclosure', 'That the Disclosure Statement comes before the contract', 'RA 3765', ofLender),
  paragraph('company', 'Corporate name, SEC registration and Certificate of Authority', lendingRules, {
    certainty: 'read',
  }),
  paragraph('range', 'Shortest and longest period and the highest effective rate', lendingRules),
  paragraph('role', 'Who pays the intermediary', 'none found', { certainty: 'own' }),
  paragraph(
    'lenders',
    'That each lender has its own SEC numbers, and that SEC caps its charges',
    chargeCaps,
    chargeCapsFacts,
  ),
  paragraph('signing', 'That nothing is signed on the page', 'none found', { certainty: 'own' }),
  paragraph('lateCosts', 'What being late costs', chargeCaps, chargeCapsFacts),
  paragraph('registers', 'That CIC may be consulted', 'RA 9510', ofLender),
  paragraph('data', 'The privacy notice and the rights over the data; no access to contacts', privacyAct),
  paragraph('references', 'That a character reference has agreed before', privacyAct, {
    onlyWith: 'referee',
  }),
  paragraph('decisions', 'That a decision may be automated, and the review by a human', privacyAct),
  paragraph('marketing', 'That offers are sent by a consent of its own only', privacyAct),
  paragraph('complaints', 'SEC and National Privacy Commission', lendingRules),
  consent(
    'data_processing',
    'The consent to data processing for a named purpose, in a box apart from the terms',
    privacyAct,
  ),
];
