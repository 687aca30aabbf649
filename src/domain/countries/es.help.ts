import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [{ name: 'Banco de España', href: 'https://sedeelectronica.bde.es/' }],
    source: 'Banco de España, sede electrónica: informes de riesgos de la CIR (Ley 44/2002)',
    readOn: '2026-11-23',
  },
  advice: {
    links: [],
    source: 'Oficinas municipales de información al consumidor: each town has its own',
    readOn: '2026-11-23',
  },
};
