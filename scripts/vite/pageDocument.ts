import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageTags, type LocaleName } from '../../src/domain/countries/locales';
import { formatPhoneLink } from '../../src/domain/pages/contact';
import { formatPageFigures, fillPlaceholders } from '../../src/domain/pages/costs/pageFigures';
import type { Configuration } from '../../src/platform/config/configuration';
import { readLocaleTexts } from './localeTexts';
import type { BuiltPage } from './findPage';

/** The favicon's path, from country and product in lower case (specification, section 9). */
export function getFaviconPath({ country, product }: Pick<Configuration, 'country' | 'product'>): string {
  return `favicons/${country}-${product}.svg`;
}

/** The document with the page's texts, addresses and colour. */
export function fillDocument(
  html: string,
  root: string,
  built: BuiltPage,
  configuration: Configuration,
  version: string,
): string {
  const { language, product, country } = configuration;
  const getOwnFile = (name: LocaleName) => path.join(built.folder, 'texts', `${name}.json`);
  const written = readLocaleTexts(language, getOwnFile);
  const texts = fillPlaceholders(formatPageFigures(built.page, languageTags[language]), written);
  const common = readLocaleTexts(language, (name) => path.join(root, 'locales', name, 'common.json'));
  const getText = (key: string) => {
    const [, group = '', name = ''] = key.split(/[ˆ>]/);
    const texts = common[group];
    return typeof texts === 'object' ? texts[name] : undefined;
  };
  const { phone, address } = built.page.definition.contact;
  const filled: Readonly<Record<string, unknown>> = {
    ...texts,
    failure: getText('commonˆfailure>title'),
    reload: getText('commonˆfailure>retry'),
    outdated: getText('commonˆfailure>outdated'),
    offline: getText('commonˆsave>offline'),
    phone,
    phoneLink: formatPhoneLink(phone),
    address,
    language: languageTags[language],
    product,
    country,
    version,
    themeColor: readBackgroundColor(built.brandFolder),
    favicon: `${configuration.basePath}/${getFaviconPath(configuration)}`,
  };
  return html.replace(/%(\w+)%/g, (_whole, name: string) => {
    const text = filled[name];
    if (typeof text !== 'string')
      throw new Error(`index.html uses "${name}", which is missing in ${getOwnFile(language)}.`);
    return escapeHtml(text);
  });
}

/** The page's background colour, for the browser's own bars. */
function readBackgroundColor(brandFolder: string): string | undefined {
  return /--color-background:\s*([^;]+);/.exec(
    readFileSync(path.join(brandFolder, 'theme.css'), 'utf8'),
  )?.[1];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
