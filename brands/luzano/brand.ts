import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Luzano',
  folder: 'luzano',
  layout: {
    hero: 'band',
    card: 'raised',
    choices: 'grid',
    progress: 'line',
    price: 'panel',
    loanSummary: 'panel',
    trace: 'none',
  },
  scene: 'sunrise',
} satisfies Brand;
