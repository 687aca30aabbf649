import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'velmio',
  folder: 'velmio',
  layout: {
    hero: 'band',
    card: 'plain',
    choices: 'grid',
    progress: 'segments',
    price: 'bubble',
    loanSummary: 'panel',
    trace: 'none',
  },
  scene: 'pills',
} satisfies Brand;
