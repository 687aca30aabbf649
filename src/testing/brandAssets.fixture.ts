import type { BrandAssets } from '../shell/brandAssets';

/** Pictures of a brand that no page has. */
export const testBrandAssets: BrandAssets = {
  header: { src: '/header.svg', width: 130, height: 40 },
  footer: { src: '/footer.svg', width: 130, height: 40 },
  scene: null,
  statements: '/accessibility',
};
