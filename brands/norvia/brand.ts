import type { Brand } from '../../src/domain/pages/brand';

export default {
  name: 'Norvia',
  folder: 'norvia',
  layout: {
    hero: 'split',
    card: 'tinted',
    choices: 'list',
    progress: 'line',
    price: 'panel',
    loanSummary: 'outlined',
  },
  scene: 'mountains',
} satisfies Brand;
