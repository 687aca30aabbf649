import type { Brand } from '../../src/domain/pages/brand';

export default { name: 'Ondara', folder: 'ondara' } satisfies Brand;
