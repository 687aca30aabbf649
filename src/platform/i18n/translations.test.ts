import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageTags, localeNames } from '../../domain/countries/locales';
import {
  changeLanguage,
  createBuiltTranslations,
  loadTranslations,
  namespaces,
  replaceFallback,
  TextsError,
} from './translations';

/** Counts in which every language of the product shows all its forms. */
const counts = [0, 1, 2, 3, 5, 12, 20, 22, 101, 1_000_000];

/** Serves every folder with a text that names the folder, and with months in each plural form of its language. */
function serveTexts(missing: readonly string[] = []) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const [, , folder = ''] = address.split('/');
    requests.push(folder);
    const locale = localeNames.find((name) => name === folder);
    if (locale === undefined || missing.includes(folder)) return new Response('', { status: 404 });
    const { pluralCategories } = new Intl.PluralRules(languageTags[locale]).resolvedOptions();
    return Response.json({
      folder,
      ...(folder === 'en' ? { onlyEnglish: 'English' } : {}),
      ...Object.fromEntries(pluralCategories.map((form) => [`months_${form}`, `${form} of ${folder}`])),
    });
  });
  return requests;
}

const loadPath = '/locales/{{lng}}/{{ns}}.json';
const onFallback = vi.fn();

beforeEach(() => void onFallback.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe('the texts of a language', () => {
  it.each(localeNames)('load from the folder %s in every plural form', async (locale) => {
    const requests = serveTexts();
    const languageTag = languageTags[locale];
    const { t } = await loadTranslations({ languageTag, loadPath, onFallback });
    expect(t('commonˆfolder')).toBe(locale);
    const rules = new Intl.PluralRules(languageTag);
    expect(counts.map((count) => t('commonˆmonths', { count }))).toEqual(
      counts.map((count) => `${rules.select(count)} of ${locale}`),
    );
    expect(new Set(requests)).toEqual(new Set([locale]));
  });

  it('load in English if those of the language do not load', { tags: ['D3'] }, async () => {
    serveTexts(['mx']);
    const { t } = await loadTranslations({
      languageTag: 'es-MX',
      loadPath,
      onFallback,
    });
    expect(t('commonˆmonths', { count: 1 })).toBe('one of en');
    expect(onFallback).toHaveBeenCalledOnce();
  });

  it('are no raw keys: without those in English the start fails', async () => {
    serveTexts(['mx', 'en']);
    await expect(loadTranslations({ languageTag: 'es-MX', loadPath, onFallback })).rejects.toThrow(
      TextsError,
    );
    await expect(loadTranslations({ languageTag: 'en-US', loadPath, onFallback })).rejects.toThrow(
      TextsError,
    );
  });

  it('replace those in English when they load at last', async () => {
    serveTexts(['mx']);
    const translations = await loadTranslations({ languageTag: 'es-MX', loadPath, onFallback });
    const onChange = vi.fn();
    translations.on('languageChanged', onChange);
    await expect(replaceFallback(translations)).rejects.toThrow(TextsError);
    expect(onChange).not.toHaveBeenCalled();
    serveTexts();
    await replaceFallback(translations);
    expect(translations.t('commonˆfolder')).toBe('mx');
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('texts that do not load', () => {
  it.each([
    ['a 5xx response', () => new Response('', { status: 503 }), true],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['a 4xx response', () => new Response('', { status: 404 }), false],
  ])(
    'are retried or not after %s, and the page is in English',
    { tags: ['D3'] },
    async (_how, fail, isRetried) => {
      const requests: string[] = [];
      // Retries happen without a delay.
      vi.stubGlobal('setTimeout', (work: () => void) => setImmediate(work));
      vi.stubGlobal('fetch', async (address: string) => {
        if (address.includes('/en/')) return Response.json({ folder: 'en' });
        requests.push(address);
        return fail();
      });
      const { t } = await loadTranslations({ languageTag: 'es-MX', loadPath, onFallback });
      expect(t('commonˆfolder')).toBe('en');
      expect(requests.length > new Set(requests).size).toBe(isRetried);
    },
  );
});

describe('another language', () => {
  const load = () => loadTranslations({ languageTag: 'es-ES', loadPath, onFallback });

  it('becomes the current one when its texts have loaded', async () => {
    serveTexts();
    const translations = await load();
    expect(await changeLanguage(translations, 'en-US')).toBe('changed');
    expect(translations.t('commonˆonlyEnglish')).toBe('English');
  });

  it.each(localeNames)('loads once for the folder %s, also if the language changes back', async (locale) => {
    const requests = serveTexts();
    const languageTag = locale === 'en' ? 'es-ES' : 'en-US';
    const translations = await loadTranslations({ languageTag, loadPath, onFallback });
    expect(await changeLanguage(translations, languageTags[locale])).toBe('changed');
    expect(translations.t('commonˆfolder')).toBe(locale);
    expect(await changeLanguage(translations, languageTag)).toBe('changed');
    expect(await changeLanguage(translations, languageTags[locale])).toBe('changed');
    expect(translations.t('commonˆfolder')).toBe(locale);
    expect(requests).toHaveLength(2 * namespaces.length);
  });

  it('loads without those in English, which its files hold where it lacks a text', async () => {
    const requests = serveTexts();
    const translations = await load();
    await changeLanguage(translations, 'ro-RO');
    expect(new Set(requests)).toEqual(new Set(['es', 'ro']));
  });

  it('is not used if its texts do not load', async () => {
    serveTexts(['en']);
    const translations = await load();
    expect(await changeLanguage(translations, 'en-US')).toBe('failed');
    expect(translations.language).toBe('es-ES');
    expect(translations.t('commonˆfolder')).toBe('es');
  });

  it('loads again when it is asked for after a failure', async () => {
    serveTexts(['en']);
    const translations = await load();
    expect(await changeLanguage(translations, 'en-US')).toBe('failed');
    serveTexts();
    expect(await changeLanguage(translations, 'en-US')).toBe('changed');
    expect(translations.t('commonˆonlyEnglish')).toBe('English');
  });

  it('changes for both of two calls at the same time', async () => {
    const requests = serveTexts();
    const translations = await load();
    requests.length = 0;
    const changes = [changeLanguage(translations, 'en-US'), changeLanguage(translations, 'en-US')];
    expect(await Promise.all(changes)).toEqual(['changed', 'changed']);
    expect(requests).toHaveLength(namespaces.length);
  });

  it.each([
    ['loads later', (address: string, served: typeof fetch) => served(address)],
    ['does not load', () => Promise.resolve(new Response('', { status: 404 }))],
  ])(
    'is the one that was asked for last, if the one before %s',
    { tags: ['F13'] },
    async (_what, respond) => {
      serveTexts();
      const served = fetch;
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      vi.stubGlobal('fetch', async (address: string) => {
        if (!address.includes('/ro/')) return served(address);
        await isReleased;
        return respond(address, served);
      });
      const translations = await load();
      const slow = changeLanguage(translations, 'ro-RO');
      expect(await changeLanguage(translations, 'en-US')).toBe('changed');
      release();
      expect(await slow).toBe('superseded');
      expect(translations.language).toBe('en-US');
    },
  );
});

describe('the texts of the document', () => {
  const createBuilt = () =>
    createBuiltTranslations({
      languageTag: 'es-ES',
      loadPath,
      onFallback,
      texts: Object.fromEntries(namespaces.map((name) => [name, { folder: 'built' }])),
    });

  it('are available at once, and the others load later', async () => {
    const requests = serveTexts();
    const { translations, loadMissing } = createBuilt();
    expect(translations.t('commonˆfolder')).toBe('built');
    expect(requests).toEqual([]);
    await loadMissing();
    expect(translations.t('commonˆfolder')).toBe('es');
    expect(translations.t('commonˆmonths', { count: 2 })).toBe('other of es');
    expect(new Set(requests)).toEqual(new Set(['es']));
  });

  it.each(localeNames)('are available at once in the language of the folder %s', async (locale) => {
    serveTexts();
    const { translations, loadMissing } = createBuiltTranslations({
      languageTag: languageTags[locale],
      loadPath,
      onFallback,
      texts: { common: { folder: 'built' } },
    });
    expect(translations.t('commonˆfolder')).toBe('built');
    await loadMissing();
    expect(translations.t('commonˆfolder')).toBe(locale);
  });

  it('stay if the others do not load, which are in English then', async () => {
    serveTexts(['es']);
    const { translations, loadMissing } = createBuilt();
    await loadMissing();
    expect(['commonˆfolder', 'commonˆonlyEnglish'].map((key) => translations.t(key))).toEqual([
      'built',
      'English',
    ]);
    expect(onFallback).toHaveBeenCalledOnce();
  });

  it(
    'stay if nothing loads, the promise rejects, and another call tries again',
    { tags: ['D3'] },
    async () => {
      serveTexts(['es', 'en']);
      const { translations, loadMissing } = createBuilt();
      await expect(loadMissing()).rejects.toThrow(TextsError);
      expect(translations.t('commonˆfolder')).toBe('built');
      serveTexts(['es']);
      await loadMissing();
      expect(translations.t('commonˆonlyEnglish')).toBe('English');
    },
  );
});
