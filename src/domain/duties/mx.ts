import type { Duty } from './duty';
import { consent, example, paragraph, warning } from './outsideEu';

const transparency = 'CONDUSEF, Disposiciones de transparencia (SOFOM E.N.R.)';
const costOfCredit = 'LTOSF; Banxico, Circular 21/2009';

/** Mexico. */
export const mxDuties: readonly Duty[] = [
  warning('A legend that warns of the risk of the loan', transparency),
  example(
    'CAT without VAT, for information and comparison, with the date of its calculation, beside each rate',
    costOfCredit,
  ),
  paragraph('range', 'facts', 'Shortest and longest period, highest CAT and its date', costOfCredit),
  paragraph(
    'care',
    'facts',
    'The legends about late payment and about loans beyond one’s means',
    transparency,
    {
      binds: 'lender',
    },
  ),
  paragraph('company', 'facts', 'Who the company is, and that it does not lend', 'LFPC, art. 76 bis'),
  paragraph('role', 'facts', 'Who pays the intermediary', 'none found', { certainty: 'own' }),
  paragraph(
    'lenders',
    'rights',
    'That a SOFOM E.N.R. needs no authorisation of the SHCP',
    'LGOAAC, art. 87-J',
    {
      binds: 'lender',
    },
  ),
  paragraph('signing', 'rights', 'That nothing is signed on the page', 'none found', { certainty: 'own' }),
  paragraph('earlyRepayment', 'rights', 'That early payments are possible', 'LTOSF', { binds: 'lender' }),
  paragraph(
    'registers',
    'rights',
    'That the credit history is consulted by an authorisation of its own only',
    'Ley para Regular las Sociedades de Información Crediticia, art. 28',
    { binds: 'lender' },
  ),
  paragraph(
    'data',
    'rights',
    'The simplified privacy notice, and the rights of access, correction, cancellation and objection',
    'LFPDPPP of 20 March 2025',
    { since: '2025-03-21' },
  ),
  paragraph('references', 'rights', 'That a person named as a reference is asked first', 'LFPDPPP', {
    onlyWith: 'referee',
  }),
  paragraph('decisions', 'rights', 'That a decision may be automated, and the right to object', 'LFPDPPP'),
  paragraph('marketing', 'rights', 'That promotions are sent by a consent of its own only', 'LFPC; REUS'),
  paragraph('complaints', 'rights', 'UNE of the lender, CONDUSEF, PROFECO', transparency),
  consent(
    'credit_bureau',
    'The authorisation of the query of the credit history, by itself',
    'Ley para Regular las Sociedades de Información Crediticia, art. 28',
    { binds: 'lender' },
  ),
  consent(
    'financial_data',
    'The express consent to the processing of financial data',
    'LFPDPPP of 20 March 2025',
    {
      since: '2025-03-21',
    },
  ),
];
