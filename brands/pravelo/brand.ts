import type { Brand } from '../../src/domain/pages/brand';

export default { name: 'Pravelo', folder: 'pravelo' } satisfies Brand;
