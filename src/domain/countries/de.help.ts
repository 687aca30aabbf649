import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [{ name: 'SCHUFA', href: 'https://www.schufa.de/' }],
    source: 'DSGVO, Art. 15; SCHUFA',
    readOn: '2026-11-23',
  },
  advice: {
    links: [
      { name: 'Caritas', href: 'https://www.caritas.de/' },
      { name: 'Diakonie', href: 'https://www.diakonie.de/' },
      { name: 'Verbraucherzentrale', href: 'https://www.verbraucherzentrale.de/' },
    ],
    source: 'Caritas, Diakonie, Verbraucherzentrale: Schuldnerberatung',
    readOn: '2026-11-23',
  },
};
