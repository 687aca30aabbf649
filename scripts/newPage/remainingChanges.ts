import type { ConsentName } from '../../src/domain/countries/country';
import type { Page } from '../../src/domain/pages/resolvePage';
import type { PageTemplate } from './pageFiles';

interface CreatedPage {
  readonly page: Page;
  readonly consents: readonly ConsentName[];
  readonly isNewBrand: boolean;
}

/**
 * Lists the parts of a new page that are still copies of its template, as lines for the developer.
 *
 * @param created the page, the consents that its country requires, and whether its brand is new
 */
export function listRemainingChanges(
  { page: { brand, definition, facts, languages, steps }, consents, isNewBrand }: CreatedPage,
  template: PageTemplate,
): readonly string[] {
  const brandFolder = `brands/${brand.folder}`;
  const country = definition.country.toLowerCase();
  const pageFolder = `${brandFolder}/${country}`;
  const hasOtherCountry = template.country.code !== facts.code;
  const asked = new Set<string>(steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name)));
  return [
    ...(isNewBrand
      ? [
          `${brandFolder}/brand.ts: the name "${brand.name}", the layouts, the picture.`,
          `${brandFolder}/theme.css: the theme, a copy of ${template.brand.name} (npx vitest run tests/brands checks it).`,
          `${brandFolder}/logo-header.svg, logo-footer.svg and ${pageFolder}/favicon.svg: replace the placeholder logos.`,
        ]
      : []),
    `${pageFolder}/page.ts: limits, terms and the highest APR, the steps, contact, lenders, register, legal paths, backendProduct "${definition.backendProduct}".`,
    `${pageFolder}/texts: the texts, copies of ${template.brand.name}; the company and its legal texts.`,
    ...(hasOtherCountry
      ? [
          `${pageFolder}/texts/${languages[0]}.json: translate it. It is in English.`,
          `${pageFolder}/page.ts: amounts are scaled to ${facts.currency}; overrides of single questions are dropped.`,
        ]
      : []),
    ...consents
      .filter((name) => !asked.has(name))
      .map((name) => `${pageFolder}/page.ts: no step asks the consent ${name}, which the country requires.`),
    `e2e/fixtures/answers: answers to questions that are new in "${country}".`,
    `npm start -- --page ${brand.folder}-${country} serves it; npm run build:all and npm test test it.`,
  ];
}
