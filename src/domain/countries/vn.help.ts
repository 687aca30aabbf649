import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: { links: [{ name: 'CIC', href: 'https://cic.gov.vn/' }], source: 'CIC', readOn: '2026-11-23' },
  advice: {
    links: [{ name: '1800.6838', href: 'tel:18006838' }],
    source: 'Ủy ban Cạnh tranh Quốc gia',
    readOn: '2026-11-23',
  },
};
