import { configuration } from 'virtual:configuration';
import { LoanSummary, logoFooter, logoHeader, page, scene } from 'virtual:page';
import type { Page } from '../../domain/pages/resolvePage';
import type { BrandAssets } from '../../shell/brandAssets';

/** The page of this build. Only this module imports `virtual:page`. */
export const buildPage: Page = page;

/** The experiment that the page runs, and the tag of the variant that the document shows. Null if there is none. */
export { experiment, variantTag } from 'virtual:page';

/** The brand's logos and picture, and the page's statements. */
export const buildBrandAssets: BrandAssets = {
  header: logoHeader,
  footer: logoFooter,
  scene,
  statements: `${configuration.basePath}/accessibility`,
};

/** The loan on a first step that asks for something else. */
export const buildLoanSummary = LoanSummary;
