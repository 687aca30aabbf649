import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Quillo',
  folder: 'quillo',
  layout: {
    hero: 'stack',
    card: 'chunky',
    choices: 'grid',
    progress: 'coins',
    price: 'bubble',
    loanSummary: 'outlined',
    trace: 'none',
  },
  scene: 'coins',
} satisfies Brand;
