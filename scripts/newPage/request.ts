import { parseArgs } from 'node:util';

/** A page by the names of its folders: brand and country, such as `ondara` and `es`. */
export interface PageId {
  readonly product: string;
  readonly country: string;
}

/** Existing pages, brands and countries. */
interface Existing {
  readonly pages: readonly PageId[];
  /** Folders of brands, including brands without a page. */
  readonly brands: readonly string[];
  /** In lower case, like their file names. */
  readonly countries: readonly string[];
}

/** The page to create, and the page to copy. */
export interface PageRequest extends PageId {
  readonly from: PageId;
  /** A page of the brand in another country. Absent if the brand is new. */
  readonly sibling?: PageId;
}

const usage = 'Usage: npm run new:page -- --brand <brand> --country <country> [--from <brand>-<country>]';
/** The page to copy if the country has no page yet. */
const defaultTemplate: PageId = { product: 'ondara', country: 'es' };

const formatName = ({ product, country }: PageId) => `${product}-${country}`;

/**
 * Reads the arguments of the command line.
 *
 * @throws when they are invalid
 */
export function readRequest(args: readonly string[], { pages, brands, countries }: Existing): PageRequest {
  const { brand, country, from } = parseOptions(args);
  if (brand === undefined || country === undefined) throw new Error(usage);
  if (!/^[a-z][a-z\d]+$/.test(brand)) {
    throw new Error(
      `"${brand}" is not a valid brand name. It must have only lower-case letters and digits, starting with a letter.`,
    );
  }
  if (!countries.includes(country)) {
    throw new Error(`There is no country "${country}". Countries: ${countries.join(', ')}.`);
  }
  const requested = { product: brand, country };
  const findPage = (name: string) => pages.find((page) => formatName(page) === name);
  if (findPage(formatName(requested)) !== undefined)
    throw new Error(`The page ${formatName(requested)} already exists.`);
  const template =
    from === undefined
      ? (pages.find((page) => page.country === country) ?? findPage(formatName(defaultTemplate)))
      : findPage(from);
  if (template === undefined) {
    throw new Error(
      `There is no page "${from ?? formatName(defaultTemplate)}". Pages: ${pages.map(formatName).join(', ')}.`,
    );
  }
  const sibling = pages.find((page) => page.product === brand);
  if (sibling === undefined && brands.includes(brand)) {
    throw new Error(`brands/${brand} has no page, but has files that would be overwritten. Delete it first.`);
  }
  return { ...requested, from: template, ...(sibling === undefined ? {} : { sibling }) };
}

function parseOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { brand: text, country: text, from: text } }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
