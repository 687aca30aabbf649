import type { Brand } from '../../src/domain/pages/looks/brand';

export default {
  name: 'Tandero',
  folder: 'tandero',
  layout: {
    hero: 'stack',
    card: 'ruled',
    choices: 'grid',
    progress: 'steps',
    price: 'table',
    loanSummary: 'ruled',
    trace: 'engraved',
  },
  scene: 'engraving',
} satisfies Brand;
