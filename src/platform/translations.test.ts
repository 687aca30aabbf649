import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageTags, localeNames } from '../domain/countries/locales';
import { loadTranslations } from './translations';

/** Counts in which every language of the product shows all its forms. */
const counts = [0, 1, 2, 3, 5, 12, 20, 22, 101, 1_000_000];

/** Serves every folder with a text that names its folder, and months in each form of its language. */
function serveTexts(lost: readonly string[] = []) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const [, , folder = ''] = address.split('/');
    asked.push(folder);
    const locale = localeNames.find((name) => name === folder);
    if (locale === undefined || lost.includes(folder)) return new Response('', { status: 404 });
    const { pluralCategories } = new Intl.PluralRules(languageTags[locale]).resolvedOptions();
    return Response.json({
      folder,
      ...(folder === 'en' ? { onlyEnglish: 'English' } : {}),
      ...Object.fromEntries(pluralCategories.map((form) => [`months_${form}`, `${form} of ${folder}`])),
    });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('texts are loaded', () => {
  it.each(localeNames)('from the folder %s, in every plural form of its language', async (locale) => {
    const asked = serveTexts();
    const languageTag = languageTags[locale];
    const { t } = await loadTranslations({ languageTag, loadPath: '/locales/{{lng}}/{{ns}}.json' });
    expect(t('commonˆfolder')).toBe(locale);
    const rules = new Intl.PluralRules(languageTag);
    expect(counts.map((count) => t('commonˆmonths', { count }))).toEqual(
      counts.map((count) => `${rules.select(count)} of ${locale}`),
    );
    await vi.waitFor(() => expect(new Set(asked)).toEqual(new Set([locale, 'en'])));
    await vi.waitFor(() => expect(t('commonˆonlyEnglish')).toBe('English'));
  });

  it('in English where a language fails altogether', async () => {
    serveTexts(['mx']);
    const { t } = await loadTranslations({
      languageTag: 'es-MX',
      loadPath: '/locales/{{lng}}/{{ns}}.json',
    });
    expect(t('commonˆmonths', { count: 1 })).toBe('one of en');
  });
});
