import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [
      { name: 'Buró de Crédito', href: 'https://www.burodecredito.com.mx/' },
      { name: 'Círculo de Crédito', href: 'https://www.circulodecredito.com.mx/' },
    ],
    source: 'Ley para regular las Sociedades de Información Crediticia, art. 41',
    readOn: '2026-11-23',
  },
  advice: {
    links: [{ name: 'CONDUSEF', href: 'https://www.condusef.gob.mx/' }],
    source: 'CONDUSEF',
    readOn: '2026-11-23',
  },
};
