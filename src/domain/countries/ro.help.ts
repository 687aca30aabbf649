import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [{ name: 'Biroul de Credit', href: 'https://www.birouldecredit.ro/' }],
    source: 'GDPR, art. 15; Biroul de Credit',
    readOn: '2026-11-23',
  },
  advice: {
    links: [{ name: 'ANPC', href: 'https://reclamatiisal.anpc.ro/' }],
    source: 'ANPC, Direcția SAL',
    readOn: '2026-11-23',
  },
};
