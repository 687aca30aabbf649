import { consent, example, ofLender, ownWarning, paragraph, type Duty } from './duty';

const dataLaw = 'Luật 91/2025/QH15';
const dataLawFacts = { since: '2026-01-01' } as const;

/** Vietnam. */
export const vnDuties: readonly Duty[] = [
  ownWarning,
  example(
    'The rate per year on the actual balance on a base of 365 days, and the total cost',
    'Thông tư 39/2016; Thông tư 43/2016 (18/2019)',
    ofLender,
  ),
  paragraph('range', 'Shortest and longest period and the highest rate with all costs', 'Thông tư 43/2016'),
  paragraph('company', 'Who the company is, and that it is no credit institution', 'Thông tư 43/2016'),
  paragraph('role', 'Who pays the intermediary', 'none found', { certainty: 'own' }),
  paragraph(
    'limits',
    'The cap on interest of lenders that are no credit institutions',
    'Bộ luật Dân sự, art. 468',
    ofLender,
  ),
  paragraph('signing', 'That nothing is signed on the page', 'none found', { certainty: 'own' }),
  paragraph('lateCosts', 'What being late costs', 'Thông tư 39/2016, art. 13', ofLender),
  paragraph('registers', 'That CIC is consulted by consent only', `${dataLaw}, art. 27`, dataLawFacts),
  paragraph('data', 'Consent for each purpose, and the rights over the data', dataLaw, dataLawFacts),
  paragraph('consentWithdrawal', 'How a consent is withdrawn', dataLaw, dataLawFacts),
  paragraph('references', 'That a person named as a reference is asked first', dataLaw, {
    ...dataLawFacts,
    onlyWith: 'referee',
  }),
  paragraph('marketing', 'That offers are sent by a consent of its own only', dataLaw, dataLawFacts),
  paragraph('decisions', 'That a decision may be automated, and the right to object', dataLaw, dataLawFacts),
  paragraph('complaints', 'Where to complain', 'Luật Bảo vệ quyền lợi người tiêu dùng'),
  consent(
    'data_processing',
    'The consent to the processing of the application, apart from other purposes and from the terms',
    dataLaw,
    dataLawFacts,
  ),
  consent('credit_bureau', 'The consent to the query at CIC, by itself', `${dataLaw}, art. 27`, {
    ...dataLawFacts,
    binds: 'lender',
  }),
  consent(
    'data_sharing',
    'The consent to the transfer of the data to lenders, by itself',
    dataLaw,
    dataLawFacts,
  ),
];
