import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [{ name: 'CIC', href: 'https://www.creditinfo.gov.ph/' }],
    source: 'Republic Act 9510',
    readOn: '2026-11-23',
  },
  advice: {
    links: [
      { name: 'BSP', href: 'https://www.bsp.gov.ph/' },
      { name: 'SEC', href: 'https://www.sec.gov.ph/' },
    ],
    source: 'BSP, SEC',
    readOn: '2026-11-23',
  },
};
