import { consent, example, ofLender, paragraph, warning, type Duty } from './duty';

const transparency = 'CONDUSEF, Disposiciones de transparencia (SOFOM E.N.R.)';
const dataLaw = 'LFPDPPP of 20 March 2025';
const dataLawFacts = { since: '2025-03-21' } as const;
const costOfCredit = 'LTOSF; Banxico, Circular 21/2009';

/** Mexico. */
export const mxDuties: readonly Duty[] = [
  warning('A legend that warns of the risk of the loan', transparency, ofLender),
  example(
    'CAT without VAT, for information and comparison, with the date of its calculation, beside each rate',
    costOfCredit,
    ofLender,
  ),
  paragraph('range', 'Shortest and longest period, highest CAT and its date', costOfCredit),
  paragraph(
    'care',
    'The legends about late payment and about loans beyond one’s means',
    transparency,
    ofLender,
  ),
  paragraph('company', 'Who the company is, and that it does not lend', 'LFPC, art. 76 bis'),
  paragraph('role', 'Who pays the intermediary', 'none found', { certainty: 'own' }),
  paragraph(
    'lenders',
    'That a SOFOM E.N.R. needs no authorisation of the SHCP',
    'LGOAAC, art. 87-J',
    ofLender,
  ),
  paragraph('signing', 'That nothing is signed on the page', 'none found', { certainty: 'own' }),
  paragraph('earlyRepayment', 'That early payments are possible', 'LTOSF', ofLender),
  paragraph(
    'registers',
    'That the credit history is consulted by an authorisation of its own only',
    'Ley para Regular las Sociedades de Información Crediticia, art. 28',
    ofLender,
  ),
  paragraph(
    'data',
    'The simplified privacy notice, and the rights of access, correction, cancellation and objection',
    dataLaw,
    dataLawFacts,
  ),
  paragraph('references', 'That a person named as a reference is asked first', 'LFPDPPP', {
    onlyWith: 'referee',
  }),
  paragraph('decisions', 'That a decision may be automated, and the right to object', 'LFPDPPP'),
  paragraph('marketing', 'That promotions are sent by a consent of its own only', 'LFPC; REUS'),
  paragraph('complaints', 'UNE of the lender, CONDUSEF, PROFECO', transparency),
  consent(
    'credit_bureau',
    'The authorisation of the query of the credit history, by itself',
    'Ley para Regular las Sociedades de Información Crediticia, art. 28',
    ofLender,
  ),
  consent('financial_data', 'The express consent to the processing of financial data', dataLaw, dataLawFacts),
];
