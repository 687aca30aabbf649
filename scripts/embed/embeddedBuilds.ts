import path from 'node:path';
import { listServedPages, type ServedPage } from '../serve/servedPages';

/** The origin of the demo page. It is another site than the forms, which have `127.0.0.1`. */
export const demoPort = 4290;
export const demoOrigin = `http://localhost:${demoPort}`;
/** The origin of the page that the browser tests make up. */
const testOrigin = 'http://affiliate.example';

/** Two brands with one flow each, for the demo page and its browser tests. */
const embeddedPages = [
  { product: 'ondara', country: 'es' },
  { product: 'pravelo', country: 'pl' },
] as const;

/** The builds that the demo page and the browser tests may embed. They also send their figures, for a test of the beacon. */
export const embeddedBuilds = embeddedPages.map((page) => ({
  ...page,
  name: `${page.product}-${page.country}-embedded`,
  env: {
    APP_FRAME_ORIGINS: [demoOrigin, testOrigin].join(),
    APP_VITALS_URL: 'https://vitals.example/beacon',
  },
}));

/** The builds on consecutive ports. */
export function listEmbeddedPages(root: string, firstPort: number): readonly ServedPage[] {
  const pages = listServedPages(root);
  return embeddedBuilds.flatMap(({ product, country, name }, index) => {
    const page = pages.find((each) => each.product === product && each.country === country);
    return page === undefined
      ? []
      : [{ ...page, name, folder: path.join(root, 'dist', name), port: firstPort + index }];
  });
}
