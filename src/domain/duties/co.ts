import { consent, example, ofLender, ownWarning, paragraph, type Duty } from './duty';

const consumerStatute = 'Ley 1480/2011, art. 45; Decreto 1368/2014';
const creditBureaus = 'Ley 1266/2008; Ley 2157/2021';

/** Colombia. */
export const coDuties: readonly Duty[] = [
  ownWarning,
  example(
    'The rate as effective annual rate (E.A.), the instalments and the total, with the date of the rates',
    consumerStatute,
    ofLender,
  ),
  paragraph('range', 'Shortest and longest period and the highest rate', consumerStatute),
  paragraph(
    'cost',
    'Guarantee, signature and technology itemised; the usury rate',
    consumerStatute,
    ofLender,
  ),
  paragraph('care', 'What being late leads to', creditBureaus, ofLender),
  paragraph('company', 'Who the company is, and that it does not lend', 'Ley 1480/2011, art. 50'),
  paragraph('role', 'Who pays the intermediary', 'none found', { certainty: 'own' }),
  paragraph('signing', 'That nothing is signed on the page', 'none found', { certainty: 'own' }),
  paragraph('earlyRepayment', 'The right to repay early', 'Ley 1555/2012', ofLender),
  paragraph(
    'registers',
    'Habeas data: consultation and reports by authorisation only',
    creditBureaus,
    ofLender,
  ),
  paragraph(
    'data',
    'The prior, express and informed authorisation of data processing, and the rights over the data',
    'Ley 1581/2012, art. 9; Decreto 1074/2015',
  ),
  paragraph('references', 'That a person named as a reference is asked first', 'Ley 1581/2012', {
    onlyWith: 'referee',
  }),
  paragraph('decisions', 'That a decision may be automated, and the review by a human', 'none found', {
    certainty: 'own',
  }),
  paragraph('marketing', 'That offers are sent by an authorisation of its own only', 'Ley 1581/2012'),
  paragraph('complaints', 'SIC, Superintendencia Financiera, defensor', 'Ley 1480/2011; Ley 1328/2009'),
  consent(
    'data_processing',
    'The prior, express and informed authorisation of data processing, in a box apart from the terms',
    'Ley 1581/2012, art. 9',
  ),
  consent(
    'credit_bureau',
    'The authorisation of consultations and reports, by itself',
    creditBureaus,
    ofLender,
  ),
];
