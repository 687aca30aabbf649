import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Marenza',
  folder: 'marenza',
  layout: {
    hero: 'none',
    card: 'plain',
    choices: 'list',
    progress: 'line',
    price: 'inline',
    loanSummary: 'panel',
    trace: 'none',
  },
  scene: 'none',
} satisfies Brand;
