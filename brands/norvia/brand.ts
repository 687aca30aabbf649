import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Norvia',
  folder: 'norvia',
  layout: {
    hero: 'horizon',
    card: 'tinted',
    choices: 'list',
    progress: 'ridge',
    price: 'panel',
    loanSummary: 'outlined',
    trace: 'none',
  },
  scene: 'mountains',
} satisfies Brand;
