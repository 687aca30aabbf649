import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Pravelo',
  folder: 'pravelo',
  layout: {
    hero: 'ledger',
    card: 'ruled',
    choices: 'list',
    progress: 'steps',
    price: 'table',
    loanSummary: 'ruled',
    trace: 'none',
  },
  scene: 'timeline',
} satisfies Brand;
