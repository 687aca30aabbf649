import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Kestria',
  folder: 'kestria',
  layout: {
    hero: 'ledger',
    card: 'plain',
    choices: 'grid',
    progress: 'line',
    price: 'table',
    loanSummary: 'panel',
    trace: 'none',
  },
  scene: 'schedule',
} satisfies Brand;
