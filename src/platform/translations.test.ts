import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageTags, localeNames } from '../domain/countries/locales';
import { builtTranslations, loadTranslations, namespaces, speak } from './translations';

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
    expect(new Set(asked)).toEqual(new Set([locale]));
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

describe('texts that do not come', () => {
  it.each([
    ['with a 5xx', () => new Response('', { status: 503 }), true],
    ['with no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['with a 4xx', () => new Response('', { status: 404 }), false],
  ])('%s are asked for again or not, and the page is in English', async (_how, fail, isAskedAgain) => {
    const asked: string[] = [];
    // What waits before it asks again waits for no time here.
    vi.stubGlobal('setTimeout', (work: () => void) => setImmediate(work));
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('/en/')) return Response.json({ folder: 'en' });
      asked.push(address);
      return fail();
    });
    const loadPath = '/locales/{{lng}}/{{ns}}.json';
    const { t } = await loadTranslations({ languageTag: 'es-MX', loadPath });
    expect(t('commonˆfolder')).toBe('en');
    expect(asked.length > new Set(asked).size).toBe(isAskedAgain);
  });
});

describe('another language', () => {
  const load = () => loadTranslations({ languageTag: 'es-ES', loadPath: '/locales/{{lng}}/{{ns}}.json' });

  it('is spoken once its texts are there', async () => {
    serveTexts();
    const translations = await load();
    expect(await speak(translations, 'en-US')).toBe(true);
    expect(translations.t('commonˆonlyEnglish')).toBe('English');
  });

  it.each(localeNames)('is spoken of the folder %s, and back, without asking twice', async (locale) => {
    const asked = serveTexts();
    const languageTag = locale === 'en' ? 'es-ES' : 'en-US';
    const translations = await loadTranslations({ languageTag, loadPath: '/locales/{{lng}}/{{ns}}.json' });
    expect(await speak(translations, languageTags[locale])).toBe(true);
    expect(translations.t('commonˆfolder')).toBe(locale);
    expect(await speak(translations, languageTag)).toBe(true);
    expect(await speak(translations, languageTags[locale])).toBe(true);
    expect(translations.t('commonˆfolder')).toBe(locale);
    expect(asked).toHaveLength(2 * namespaces.length);
  });

  it('is not spoken where its texts cannot be had: no key is ever read', async () => {
    serveTexts(['en']);
    const translations = await load();
    expect(await speak(translations, 'en-US')).toBe(false);
    expect(translations.language).toBe('es-ES');
    expect(translations.t('commonˆfolder')).toBe('es');
  });
});

describe('the texts that the document brought', () => {
  const built = () =>
    builtTranslations({
      languageTag: 'es-ES',
      loadPath: '/locales/{{lng}}/{{ns}}.json',
      texts: Object.fromEntries(namespaces.map((name) => [name, { folder: 'built' }])),
    });

  it('are there at once, and the others follow', async () => {
    const asked = serveTexts();
    const { translations, complete } = built();
    expect(translations.t('commonˆfolder')).toBe('built');
    expect(asked).toEqual([]);
    await complete();
    expect(translations.t('commonˆfolder')).toBe('es');
    expect(translations.t('commonˆmonths', { count: 2 })).toBe('other of es');
    expect(new Set(asked)).toEqual(new Set(['es']));
  });

  it.each(localeNames)('are there at once in the language of the folder %s too', async (locale) => {
    serveTexts();
    const { translations, complete } = builtTranslations({
      languageTag: languageTags[locale],
      loadPath: '/locales/{{lng}}/{{ns}}.json',
      texts: { common: { folder: 'built' } },
    });
    expect(translations.t('commonˆfolder')).toBe('built');
    await complete();
    expect(translations.t('commonˆfolder')).toBe(locale);
  });

  it('stay where the others cannot be had, which is told to who waits for them', async () => {
    serveTexts(['es']);
    const { translations, complete } = built();
    await expect(complete()).rejects.toThrow('The texts did not load.');
    expect(translations.t('commonˆfolder')).toBe('built');
  });
});
