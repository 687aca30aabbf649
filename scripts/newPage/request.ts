import { parseArgs } from 'node:util';

/** A page by its folders: brand and country, such as `ondara` and `es`. */
export interface PagePlace {
  readonly product: string;
  readonly country: string;
}

/** What there is already. */
interface Known {
  readonly pages: readonly PagePlace[];
  /** Folders of brands, also of those without a page. */
  readonly brands: readonly string[];
  /** In small letters, as their files are called. */
  readonly countries: readonly string[];
}

/** The page that is wished for, and the one that it is made from. */
export interface PageRequest extends PagePlace {
  readonly from: PagePlace;
  /** A page of the brand in another country; absent where the brand is new. */
  readonly sibling?: PagePlace;
}

const usage = 'Say npm run new:page -- --brand <brand> --country <country> [--from <brand>-<country>].';
/** Made from where the country has no page yet. */
const usual: PagePlace = { product: 'ondara', country: 'es' };

const nameOf = ({ product, country }: PagePlace) => `${product}-${country}`;

/**
 * Reads what the command line wishes for.
 *
 * @throws with what is wrong, where nothing can be made of it
 */
export function readRequest(args: readonly string[], { pages, brands, countries }: Known): PageRequest {
  const { brand, country, from } = optionsIn(args);
  if (brand === undefined || country === undefined) throw new Error(usage);
  if (!/^[a-z][a-z\d]+$/.test(brand)) {
    throw new Error(
      `"${brand}" is no name of a brand: it has small letters and digits alone, a letter first.`,
    );
  }
  if (!countries.includes(country)) {
    throw new Error(`There is no country "${country}". Countries: ${countries.join(', ')}.`);
  }
  const wished = { product: brand, country };
  const named = (name: string) => pages.find((page) => nameOf(page) === name);
  if (named(nameOf(wished)) !== undefined) throw new Error(`There is a page ${nameOf(wished)} already.`);
  const template =
    from === undefined
      ? (pages.find((page) => page.country === country) ?? named(nameOf(usual)))
      : named(from);
  if (template === undefined) {
    throw new Error(`There is no page "${from ?? nameOf(usual)}". Pages: ${pages.map(nameOf).join(', ')}.`);
  }
  const sibling = pages.find((page) => page.product === brand);
  if (sibling === undefined && brands.includes(brand)) {
    throw new Error(`brands/${brand} has no page, but files that would be lost: take it away first.`);
  }
  return { ...wished, from: template, ...(sibling === undefined ? {} : { sibling }) };
}

function optionsIn(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { brand: text, country: text, from: text } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
