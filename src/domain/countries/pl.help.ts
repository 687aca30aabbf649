import type { CreditHelpFacts } from './creditHelp';

export const creditHelp: CreditHelpFacts = {
  data: {
    links: [{ name: 'BIK', href: 'https://www.bik.pl/' }],
    source: 'RODO, art. 15; Biuro Informacji Kredytowej',
    readOn: '2026-11-23',
  },
  advice: {
    links: [{ name: 'gov.pl', href: 'https://www.gov.pl/web/gov/skorzystaj-z-darmowej-pomocy-prawnej' }],
    source: 'gov.pl: nieodpłatna pomoc prawna i poradnictwo obywatelskie',
    readOn: '2026-11-23',
  },
};
