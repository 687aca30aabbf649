import type { Brand } from '../../src/domain/pages/brand';

export default {
  name: 'Kestria',
  folder: 'kestria',
  layout: { hero: 'ledger', card: 'plain', choices: 'grid', progress: 'steps', price: 'table' },
  scene: 'schedule',
} satisfies Brand;
