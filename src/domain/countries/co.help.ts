import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [
      { name: 'DataCrédito', href: 'https://www.midatacredito.com/' },
      { name: 'TransUnion', href: 'https://www.transunion.co/' },
    ],
    source: 'Ley 2157 de 2021',
    readOn: '2026-11-23',
  },
  advice: {
    links: [{ name: 'Superintendencia Financiera', href: 'https://www.superfinanciera.gov.co/' }],
    source: 'Superintendencia Financiera de Colombia',
    readOn: '2026-11-23',
  },
};
