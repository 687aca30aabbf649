import type { Duty } from './duty';
import { consent, example, paragraph, warning } from './outsideEu';

const lendingRules = 'SEC MC 19 s. 2019';
const privacyAct = 'RA 10173; NPC Circular 20-01';

/** The Philippines. */
export const phDuties: readonly Duty[] = [
  warning('The advice to study the Disclosure Statement before proceeding, conspicuous', lendingRules, {
    certainty: 'read',
  }),
  example('Finance charges and the effective rate of an example', 'RA 3765'),
  paragraph('disclosure', 'facts', 'That the Disclosure Statement comes before the contract', 'RA 3765', {
    binds: 'lender',
  }),
  paragraph(
    'company',
    'facts',
    'Corporate name, SEC registration and Certificate of Authority',
    lendingRules,
    {
      certainty: 'read',
    },
  ),
  paragraph('range', 'facts', 'Shortest and longest period and the highest effective rate', lendingRules),
  paragraph('role', 'facts', 'Who pays the intermediary', 'none found', { certainty: 'own' }),
  paragraph(
    'lenders',
    'rights',
    'That each lender has its own SEC numbers, and that SEC caps its charges',
    'SEC MC 14 s. 2025',
    {
      binds: 'lender',
      since: '2026-04-01',
    },
  ),
  paragraph('signing', 'rights', 'That nothing is signed on the page', 'none found', { certainty: 'own' }),
  paragraph('lateCosts', 'rights', 'What being late costs', 'SEC MC 14 s. 2025', {
    binds: 'lender',
    since: '2026-04-01',
  }),
  paragraph('registers', 'rights', 'That CIC may be consulted', 'RA 9510', { binds: 'lender' }),
  paragraph(
    'data',
    'rights',
    'The privacy notice and the rights over the data; no access to contacts',
    privacyAct,
  ),
  paragraph('references', 'rights', 'That a character reference has agreed before', privacyAct, {
    onlyWith: 'referee',
  }),
  paragraph('decisions', 'rights', 'That a decision may be automated, and the review by a human', privacyAct),
  paragraph('marketing', 'rights', 'That offers are sent by a consent of its own only', privacyAct),
  paragraph('complaints', 'rights', 'SEC and National Privacy Commission', lendingRules),
  consent(
    'data_processing',
    'The consent to data processing for a named purpose, in a box apart from the terms',
    privacyAct,
  ),
];
