import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, isCatalogued } from '../../src/domain/catalogue/dataPoints';
import { messageCodes, noticeCodes } from '../../src/domain/catalogue/messages';
import { getListedValues, getLabelSource } from '../../src/domain/catalogue/options';
import { questionStates } from '../../src/domain/journey/states/questionStates';
import type { ContextLabel } from '../../src/domain/catalogue/step';
import { steps } from '../../src/domain/catalogue/steps';
import type { Country } from '../../src/domain/countries/country';
import {
  baseLocales,
  getCountryLanguages,
  isLocaleName,
  languageTags,
  type LocaleName,
} from '../../src/domain/countries/locales';
import type { PageDefinition } from '../../src/domain/pages/definePage';

/** Texts by their whole key, for example `fields>gender>label`. */
type Texts = ReadonlyMap<string, string>;

const root = path.resolve(import.meta.dirname, '../../locales');
/** Every country. Its own options need texts too. */
const countries = Object.values(
  import.meta.glob<{ facts: Country }>('../../src/domain/countries/??.ts', { eager: true }),
).map(({ facts }) => facts);
const pages = Object.values(
  import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', { eager: true, import: 'default' }),
);
/** The language that every page offers. The others are compared with it. */
const reference = 'en';

/** The labels of the parts of an application. A new one does not compile until it is listed here. */
const contextLabels = Object.keys({
  loan_information: true,
  personal_details: true,
  demographic_details: true,
  contact_information: true,
  marital_details: true,
  education: true,
  address_information: true,
  income_information: true,
  housing_information: true,
  expenses: true,
  employment_details: true,
  other_information: true,
  banking_details: true,
  mortgage_information: true,
  reference_details: true,
} satisfies Record<ContextLabel, true>);

/** Texts that may be the same as in English: proper names and shared words. */
const sharedWords = [
  'IBAN',
  'PESEL',
  'CURP',
  'CNP',
  'Email',
  'Mobile number',
  'Model',
  'Bank',
  'Password',
  'Personal loan',
  'Credit line',
  'Single',
  'Interest',
  'Principal',
  'Seasonal',
  'Citizenship',
  'Date of issue',
  'Student',
  'No',
  'Error: {{title}}',
  'Person {{number}}',
  'Cost',
];

/** Words that blame the applicant or do not fit the register of the language. */
const forbiddenWords: Readonly<Partial<Record<LocaleName, RegExp>>> = {
  de: /ungültig|unzulässig|fehlerhaft|inkorrekt|falsch|(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/iu,
  en: /\b(?:invalid|incorrect|wrong|illegal|mistake|failed)\b/i,
  es: /(?<!\p{L})(?:inválid[oa]|incorrect[oa]|no válid[oa]|erróne[oa]|usted|celular)(?!\p{L})/iu,
  mx: /(?<!\p{L})(?:inválid[oa]|incorrect[oa]|no válid[oa]|erróne[oa]|ustedes|usted|os|vuestr[oa]s?|móvil|ordenador|coche|matrícula|importe|cuota|alquiler|DNI|NIE|IBAN|cédula)(?!\p{L})/iu,
  co: /(?<!\p{L})(?:inválid[oa]|incorrect[oa]|no válid[oa]|erróne[oa]|ustedes|usted|os|vuestr[oa]s?|móvil|ordenador|coche|matrícula|importe|mensualidad|alquiler|renta|colonia|DNI|NIE|IBAN|CURP|CLABE)(?!\p{L})/iu,
  pl: /nieprawidłow|niepoprawn|błędn|(?<!\p{L})(?:Pan|Pani|Państwo|Podałeś|Podałaś|twój|twoj\p{L}+)(?!\p{L})/u,
  ro: /invalid|nevalid|incorect|greși|eronat|(?<!\p{L})(?:tu|tine|ție|tău|ta|tăi|tale)(?!\p{L})/iu,
  vn: /(?<!\p{L})(?:không hợp lệ|không chính xác|không đúng|sai|nhầm|quý khách|anh|chị)(?!\p{L})/iu,
  ph: /(?<!\p{L})(?:invalid|hindi wasto|hindi tamang?|pagkakamali|kasalanan|ikaw|ka|mo|mong|iyo|iyong)(?!\p{L})/iu,
};

const locales = readdirSync(root).filter(isLocaleName);
const namespaces = readdirSync(path.join(root, reference)).map((file) => path.basename(file, '.json'));
const loaded = new Map(locales.map((locale) => [locale, textsOf(locale)]));

function textsOf(locale: string): Texts {
  const folder = path.join(root, locale);
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return leaves(content, path.basename(file, '.json'));
    }),
  );
}

function leaves(node: unknown, key: string): [string, string][] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`${key} is neither a text nor a group`);
  return Object.entries(node).flatMap(([name, child]) => leaves(child, `${key}>${name}`));
}

/** The texts of a locale. Empty without a folder. */
function getTexts(locale: LocaleName): Texts {
  return loaded.get(locale) ?? new Map<string, string>();
}

/** The texts of a locale that fail a check, with their keys. */
function findFailures(locale: LocaleName, isRight: (text: string, key: string) => boolean): string[] {
  return [...getTexts(locale)]
    .filter(([key, text]) => !isRight(text, key))
    .map(([key, text]) => `${key}: ${text}`);
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;
const countrySuffix = /_[A-Z]{2}$/;

/** Whether a key is a plural form: `x_other` exists, and a plain `x` does not. */
function isPlural(texts: Texts, key: string): boolean {
  const base = key.replace(pluralSuffix, '');
  return base !== key && texts.has(`${base}_other`) && !texts.has(base);
}

/** The key without its plural form and its country. */
function plainKey(texts: Texts, key: string): string {
  return (isPlural(texts, key) ? key.replace(pluralSuffix, '') : key).replace(countrySuffix, '');
}

function plainKeys(texts: Texts): ReadonlySet<string> {
  return new Set([...texts.keys()].map((key) => plainKey(texts, key)));
}

/** Whether a text is a language's name in that language, which is the same in every locale. */
function isLanguageName(key: string): boolean {
  return key.startsWith('common>languages>');
}

/** Whether only pages with this data point, step, language or country need the text. `pages.test.ts` checks those. */
function isNeededByPages(key: string): boolean {
  const [namespace, name = ''] = key.split('>');
  if (isLanguageName(key)) return true;
  return namespace === 'fields' ? isCatalogued(name) : namespace === 'steps' || namespace === 'duties';
}

/** Whether a text is an error, of all questions or of one. */
function isError(key: string): boolean {
  return key.startsWith('errors>') || /^fields>\w+>errors>/.test(key);
}

/** The placeholders of a text, by plain key, in all its plural forms and countries. */
function placeholders(texts: Texts): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const plain = plainKey(texts, key);
    const names = found.get(plain) ?? new Set<string>();
    for (const [, name = ''] of text.matchAll(/{{\s*([^}]*?)\s*}}/g)) names.add(name);
    found.set(plain, names);
  }
  return new Map([...found].map(([key, names]) => [key, [...names].toSorted().join(', ')]));
}

/** Every value that a choice can have, in the catalogue or in a country. */
const options = dataPointNames.flatMap((name) => {
  const point = dataPoints[name];
  if (point.kind !== 'choice' || getLabelSource(point.options) === 'itself') return [];
  const own = countries.flatMap((facts) => facts.questions[name]?.options ?? []);
  return [...new Set([...getListedValues(point.options), ...own])].map(
    (value) => `fields>${name}>options>${value}`,
  );
});

const requiredKeys = [
  ...dataPointNames.map((name) => `fields>${name}>label`),
  'fields>consents>legend',
  'fields>consents>accept_all',
  'fields>general_policies>privacy_link',
  'fields>general_policies>terms_link',
  ...options,
  ...Object.keys(steps).map((step) => `steps>${step}>title`),
  ...questionStates.map(({ route }) => `steps>states>${route}>title`),
  ...contextLabels.map((label) => `steps>context>${label}`),
  ...messageCodes.map((code) => `errors>${code}`),
  ...noticeCodes.map((code) => `errors>notices>${code}`),
];

it('every locale folder is in the table, and every language of a page that rests on no other has one', () => {
  expect(readdirSync(root)).toEqual(locales);
  const languages = pages.flatMap(({ country }) => getCountryLanguages(country));
  const neededLocales = new Set(languages.filter((language) => baseLocales[language] === undefined));
  expect(neededLocales.size).toBeGreaterThan(1);
  expect(locales).toEqual(expect.arrayContaining([reference, ...neededLocales]));
});

it('the English texts have a text for every data point, option, step, part of the application, error and notice', () => {
  expect(requiredKeys.filter((key) => !getTexts(reference).has(key))).toEqual([]);
});

/** What the other languages lack comes from one of these. `npm run texts:missing` lists it. */
const wholeLocales: readonly (typeof locales)[number][] = locales.filter(
  (locale) => baseLocales[locale] === undefined,
);

/** Errors whose general text speaks of an amount of another page, the applicant's own document or the house number. */
const ownErrors = [
  ['loan_amount', 'number'],
  ['reference_name', 'name'],
  ['employer_tax_registry_code', 'identifier_shape'],
  ['employer_tax_registry_code', 'identifier_check_digit'],
  ['employer_tax_registry_code', 'identifier_date'],
  ['flat_number', 'house_number'],
] as const;

describe.each(wholeLocales)('the texts of %s', (locale) => {
  it('has the same files as the English texts', () => {
    const files = readdirSync(path.join(root, locale)).map((file) => path.basename(file, '.json'));
    expect(files).toEqual(namespaces);
  });

  it.each(ownErrors)('has an error of its own for %s: %s', (name, code) => {
    expect(loaded.get(locale)?.has(`fields>${name}>errors>${code}`)).toBe(true);
  });

  it('has every key that all pages need', () => {
    const plain = plainKeys(getTexts(locale));
    const needed = [...plainKeys(getTexts(reference))].filter((key) => !isNeededByPages(key));
    expect(needed.filter((key) => !plain.has(key))).toEqual([]);
  });
});

it.each(['en', 'es', 'mx', 'co'] as const)(
  'the texts of %s keep a counted number with its word',
  (locale) => {
    const breakable =
      /\{\{count\}\} \p{L}|\{\{size\}\} megap|\b\d+ (?:MB|megap|caracteres|characters|cifras|d[ií]git|letras|letters|segundo|second|minut|hectare|hectárea|años|years)/u;
    expect(findFailures(locale, (text) => !breakable.test(text))).toEqual([]);
  },
);

describe.each(locales)('the texts of %s', (locale) => {
  it('has only keys of the English texts', () => {
    const english = plainKeys(getTexts(reference));
    expect([...plainKeys(getTexts(locale))].filter((key) => !english.has(key))).toEqual([]);
  });

  it('has the placeholders of the English texts', () => {
    const english = placeholders(getTexts(reference));
    const others = [...placeholders(getTexts(locale))].filter(([key, names]) => english.get(key) !== names);
    expect(others).toEqual([]);
  });

  it('has every plural form of its language', () => {
    const texts = getTexts(locale);
    const forms = new Intl.PluralRules(languageTags[locale]).resolvedOptions().pluralCategories;
    const counted = [...texts.keys()].filter((key) => isPlural(texts, key));
    const bases = new Set(counted.map((key) => key.replace(pluralSuffix, '')));
    const missing = [...bases].flatMap((base) =>
      forms.map((form) => `${base}_${form}`).filter((key) => !texts.has(key)),
    );
    expect(bases.size > 0 || !wholeLocales.includes(locale)).toBe(true);
    expect(missing).toEqual([]);
  });

  it('has no empty text and no surplus spaces', () => {
    expect(
      findFailures(locale, (text) => text !== '' && text === text.trim() && !text.includes('  ')),
    ).toEqual([]);
  });

  it('never breaks a line between a number and its sign or unit', () => {
    const breakable =
      /(?:\d|}}) (?:€|%|zł|lei|₫|MB|character|caracter|znak|de caracter|Zeichen|ký tự|karakter|years?\b|años|lat|ani|de ani|Jahre|tuổi|mục|taong)|PLN \d|{{count}} (?:month|day|mes|día|miesi|dni|dzień|lun|zi|de (?:lun|zi)|Monat|Tag|tháng|ngày|buwan|araw)/;
    expect(findFailures(locale, (text) => !breakable.test(text))).toEqual([]);
  });

  it('contains no markup and no broken placeholder', () => {
    const isPlain = (text: string) => !/[<>]|{|}|\$t\(/.test(text.replace(/{{\w+}}/g, ''));
    expect(findFailures(locale, isPlain)).toEqual([]);
  });

  it('ends each error with a full stop or a question mark', () => {
    expect(findFailures(locale, (text, key) => !isError(key) || /[.?]$|\. \{\{rule\}\}$/.test(text))).toEqual(
      [],
    );
  });

  it('never blames the applicant and keeps the register', () => {
    const words = forbiddenWords[locale];
    expect(
      findFailures(
        locale,
        (text, key) => words?.test(text) !== true || !/^(?:errors|fields|steps)>/.test(key),
      ),
    ).toEqual([]);
  });

  it('has errors only for data points and codes that exist', () => {
    const unknown = [...getTexts(locale).keys()].filter((key) => {
      const [, name = '', part, code = ''] = key.split('>');
      if (part !== 'errors') return false;
      return !isCatalogued(name) || !messageCodes.some((known) => known === code.replace(countrySuffix, ''));
    });
    expect(unknown).toEqual([]);
  });
});

it('the texts of ro have ș and ț with a comma below, not with a cedilla', () => {
  expect(findFailures('ro', (text) => !/[şţ]/iu.test(text))).toEqual([]);
});

it.each(locales.filter((locale) => locale !== reference))('the texts of %s are translated', (locale) => {
  const english = getTexts(reference);
  const isTranslated = (text: string, key: string) =>
    text !== english.get(key) ||
    isLanguageName(key) ||
    sharedWords.includes(text) ||
    !/\p{L}/u.test(text.replace(/{{\w+}}/g, ''));
  expect(findFailures(locale, isTranslated)).toEqual([]);
});
