import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../vite/findPage';

/** The page to create. */
interface NewPage {
  readonly brand: string;
  /** In lower case, such as `es`. */
  readonly country: string;
  /** The page of the country to copy, such as `ondara-es`. By default it is the first one. */
  readonly from?: string | undefined;
}

/** A grey rectangle, in the place of a logo that the brand's owner brings. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" rx="9" fill="#808080"/></svg>\n';

/**
 * Copies a page of a country under the name of another brand. A new brand gets the theme too.
 *
 * @returns the written files
 * @throws when the names are invalid; then nothing is written
 */
export function createPage(root: string, { brand, country, from }: NewPage): readonly string[] {
  const pages = listPages(root);
  const ofCountry = pages.filter((page) => page.country === country);
  const template = ofCountry.find(
    ({ product }) => from === undefined || from === `${product}-${country}`,
  )?.product;
  if (!/^[a-z][a-z\d]+$/.test(brand))
    throw new Error(`"${brand}" is not a valid brand name: lower-case letters and digits, a letter first.`);
  if (template === undefined)
    throw new Error(
      `There is no page to copy. Pages: ${pages.map((page) => `${page.product}-${page.country}`).join(', ')}.`,
    );
  if (ofCountry.some(({ product }) => product === brand))
    throw new Error(`The page ${brand}-${country} already exists.`);
  const read = (name: string) => readFileSync(path.join(root, 'brands', name), 'utf8');
  const readName = (folder: string) => /(?<=name: ')[^']+/.exec(read(`${folder}/brand.ts`))?.[0] ?? folder;
  const isNew = !existsSync(path.join(root, 'brands', brand, 'brand.ts'));
  const name = isNew ? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}` : readName(brand);
  const copied = isNew ? ['brand.ts', 'theme.css', 'logo-header.svg', 'logo-footer.svg'] : [];
  const files = [
    ...copied,
    ...['page.ts', 'favicon.svg'].map((file) => `${country}/${file}`),
    ...readdirSync(path.join(root, 'brands', template, country, 'texts')).map(
      (file) => `${country}/texts/${file}`,
    ),
  ];
  const written = files.map((file) => {
    const text = file.endsWith('.svg')
      ? placeholder
      : read(`${template}/${file}`)
          .replace(wholeWord(readName(template)), name)
          .replace(wholeWord(template), brand)
          // It has no dark values yet.
          .replace(/^( +)folder: .*\n/m, "$&$1lightOnly: 'Its dark values are not chosen yet.',\n");
    return write(root, path.join('brands', brand, file), text);
  });
  return [...written, ...writeConfigurations(root, `${template}-${country}`, `${brand}-${country}`)];
}

/** The configuration of the new page in each environment: its hosts are named like those of the copied page. */
function writeConfigurations(root: string, template: string, name: string): readonly string[] {
  return readdirSync(path.join(root, 'config')).map((environment) => {
    const text = readFileSync(path.join(root, 'config', environment, `${template}.env`), 'utf8');
    const hosts = text.split('\n').filter((line) => line.startsWith('APP_HOSTS='));
    return write(
      root,
      `config/${environment}/${name}.env`,
      `${hosts.join('\n').replaceAll(template, name)}\n`,
    );
  });
}

function write(root: string, file: string, text: string): string {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return file;
}

/** A name without adjacent letters or digits. The digits of a JSON escape do not count. */
const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<=\\\\u[\\da-f]{4}|^|[^\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'gu');
