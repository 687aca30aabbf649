import { expect } from 'vitest';
import { allPages } from '../../tests/catalogue/allPages';
import type { LocaleName } from '../domain/countries/locales';
import type { Page } from '../domain/pages/resolvePage';

const mainPages = {
  en: 'ondara ES',
  es: 'ondara ES',
  mx: 'velmio MX',
  co: 'ondara CO',
  pl: 'pravelo PL',
  ro: 'norvia RO',
  vn: 'velmio VN',
  de: 'kestria DE',
  ph: 'luzano PH',
} as const satisfies Readonly<Record<LocaleName, string>>;

/** The page whose screens are read in a language. */
export function findMainPage(language: LocaleName): Page {
  const found = allPages.find((one) => one.name === mainPages[language] && one.locale === language);
  return found?.page ?? expect.unreachable(`${mainPages[language]} is not offered in ${language}`);
}

/** The element with the screen, without the header and the footer. */
export const getMain = (): Element => document.querySelector('main') ?? expect.unreachable();

/** The element with the form or the screen, without the loan beside it. */
export const getCard = (): Element => document.querySelector('[data-part="card"]') ?? expect.unreachable();
