import type { ConsentName } from '../../src/domain/countries/country';
import type { Page } from '../../src/domain/pages/resolvePage';
import type { PageTemplate } from './pageFiles';

interface Made {
  readonly page: Page;
  readonly consents: readonly ConsentName[];
  readonly isNewBrand: boolean;
}

/**
 * What of a page that was just made is still its template's, in lines for the person who made it.
 *
 * @param made the page, the consents that its country wants, and whether its brand was made with it
 */
export function toChange(
  { page: { brand, definition, facts, steps }, consents, isNewBrand }: Made,
  template: PageTemplate,
): readonly string[] {
  const home = `brands/${brand.folder}`;
  const country = definition.country.toLowerCase();
  const page = `${home}/${country}`;
  const hasMoved = template.country.code !== facts.code;
  const asked = new Set<string>(steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name)));
  return [
    ...(isNewBrand
      ? [
          `${home}/brand.ts: the name "${brand.name}", the layouts, the picture.`,
          `${home}/theme.css: the look, which is that of ${template.brand.name} (npx vitest run tests/brands measures it).`,
          `${home}/logo-header.svg, logo-footer.svg and ${page}/favicon.svg: marks that somebody has drawn.`,
        ]
      : []),
    `${page}/page.ts: limits, terms and the highest APR, the steps, contact, lenders, register, legal paths, backendProduct "${definition.backendProduct}".`,
    `${page}/texts: the words, which are those of ${template.brand.name}; the company and its laws.`,
    ...(hasMoved
      ? [
          `${page}/texts/${facts.locale}.json: it is in English yet.`,
          `${page}/page.ts: sums were put on the scale of ${facts.currency}; what the page changed of single questions was left out.`,
        ]
      : []),
    ...consents
      .filter((name) => !asked.has(name))
      .map((name) => `${page}/page.ts: no step asks the consent ${name}, which the country's law wants.`),
    `e2e/fixtures/answers: what no page of "${country}" has asked before; README.md names the pages.`,
    `npm start -- --page ${brand.folder}-${country} shows it; npm run build:all and npm test try it.`,
  ];
}
