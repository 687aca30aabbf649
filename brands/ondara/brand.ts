import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Ondara',
  folder: 'ondara',
  layout: {
    hero: 'split',
    card: 'raised',
    choices: 'list',
    progress: 'line',
    price: 'panel',
    loanSummary: 'panel',
    trace: 'sea',
  },
  scene: 'waves',
} satisfies Brand;
