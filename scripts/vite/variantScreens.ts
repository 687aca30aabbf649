import { brotliCompressSync } from 'node:zlib';
import { createVariantTag } from '../../src/domain/tracking/variantTags';
import { createVariantTemplate } from '../../src/platform/loading/builtScreen';
import type { DrawnExperiment } from '../../src/starter/variant';
import { limits } from '../weights/limits';
import type { RunExperiment } from './experiments';
import type { BuiltPage } from './findPage';

/** What the starter draws. */
export function describeDraw({ name, fromMs, toMs, variants }: RunExperiment<BuiltPage>): DrawnExperiment {
  const shares = variants.map((variant) => [createVariantTag(name, variant.name), variant.share]);
  return { fromMs, toMs, shares: Object.fromEntries(shares) };
}

/** A first screen that the starter may put into the place of the page's, and the address of its texts. */
interface VariantScreen {
  readonly name: string;
  readonly root: string;
  readonly textsAddress: string;
}

/** The first screens of variants behind that of the page. No visit loads what is in a template, or texts that it does not show. */
export function renderVariantScreens(screens: readonly VariantScreen[], link: string): string {
  const templates = screens.map(({ name, root, textsAddress }) =>
    createVariantTemplate(name, root, textsAddress),
  );
  return templates.join('') + link.replace(' rel="preload"', '').replace(' href=', ' data-texts=');
}

/** A style for browsers that may paint before the starter has run: a visit that sees another variant does not see the page as it is. */
export function hideControl({ variants }: RunExperiment<BuiltPage>): string {
  const isOther = `[data-variant]:not([data-variant=${variants[0]?.name}],[data-start])`;
  return `${isOther}>body:not(:has(>#built[rel]))>#root{visibility:hidden}`;
}

/** @throws when the first screens of variants do not fit into the document */
export function checkDocumentSize(html: string, { name }: RunExperiment<BuiltPage>): void {
  const size = brotliCompressSync(html).length;
  const alone = brotliCompressSync(html.replace(/<template id="variant-.*?<\/template>/gs, '')).length;
  if (size > limits.document)
    throw new Error(
      `experiments/${name}.ts adds ${size - alone} bytes to the document, which then has ${size} of ${limits.document}.`,
    );
}
