import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, isCatalogued } from '../../src/domain/catalogue/dataPoints';
import { messageCodes, noticeCodes } from '../../src/domain/catalogue/messages';
import { listedIn, wordedBy } from '../../src/domain/catalogue/options';
import { askingStates } from '../../src/domain/journey/states/askingStates';
import type { ContextLabel } from '../../src/domain/catalogue/step';
import { steps } from '../../src/domain/catalogue/steps';
import type { Country, LocaleName } from '../../src/domain/countries/country';
import { languageTags } from '../../src/domain/countries/locales';
import type { PageDefinition } from '../../src/domain/pages/definePage';

/** One text by its whole key, for example `fields>gender>label`. */
type Texts = ReadonlyMap<string, string>;

const root = path.resolve(import.meta.dirname, '../../locales');
/** Every country that has facts: its own choices need words too. */
const countries = Object.values(
  import.meta.glob<{ facts: Country }>('../../src/domain/countries/??.ts', { eager: true }),
).map(({ facts }) => facts);
const pages = Object.values(
  import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', { eager: true, import: 'default' }),
);
/** The language that every page offers and that the others are held against. */
const reference = 'en';

/** The labels of the parts of an application, listed so that a new one does not compile without standing here. */
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

/** Texts that are rightly the same in English: proper names, and words that the languages share. */
const sharedWords = [
  'IBAN',
  'PESEL',
  'CURP',
  'English',
  'Español',
  'Polski',
  'CNP',
  'Deutsch',
  'Română',
  'Tiếng Việt',
  'Filipino',
  'Email',
  'Mobile number',
  'Model',
  'Bank',
  'Password',
  'Personal loan',
  'Credit line',
  'Single',
  'Student',
  'No',
  'Error: {{title}}',
];

/** Words with which a message would blame, or would leave the register of its language (wording of the locales). */
const unwelcome: Readonly<Partial<Record<LocaleName, RegExp>>> = {
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

function isLocaleName(name: string): name is LocaleName {
  return Object.hasOwn(languageTags, name);
}

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

/** The texts of a locale; those of a locale without a folder are none. */
function of(locale: LocaleName): Texts {
  return loaded.get(locale) ?? new Map<string, string>();
}

/** The keys of a locale's texts that fail a check, each with its text: an empty list is what is wanted. */
function failing(locale: LocaleName, isRight: (text: string, key: string) => boolean): string[] {
  return [...of(locale)].filter(([key, text]) => !isRight(text, key)).map(([key, text]) => `${key}: ${text}`);
}

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;
const countrySuffix = /_[A-Z]{2}$/;

/** Whether a key is one form of a plural: `x_other` stands beside it, and no plain `x`, of which it would be a name. */
function isPlural(texts: Texts, key: string): boolean {
  const base = key.replace(pluralSuffix, '');
  return base !== key && texts.has(`${base}_other`) && !texts.has(base);
}

/** The key without the form of a plural and without the country whose own words it holds. */
function plainKey(texts: Texts, key: string): string {
  return (isPlural(texts, key) ? key.replace(pluralSuffix, '') : key).replace(countrySuffix, '');
}

function plainKeys(texts: Texts): ReadonlySet<string> {
  return new Set([...texts.keys()].map((key) => plainKey(texts, key)));
}

/** Whether only the pages that ask a data point or have a step need its words: those are looked for page by page. */
function isForPagesToNeed(key: string): boolean {
  const [namespace, name = ''] = key.split('>');
  return namespace === 'fields' ? isCatalogued(name) : namespace === 'steps';
}

/** Whether a text is told of an answer: for all questions, or for one. */
function isMessage(key: string): boolean {
  return key.startsWith('errors>') || /^fields>\w+>errors>/.test(key);
}

/** What a text is filled with, by plain key, over all its plural forms and countries. */
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

/** Every value that a choice can have: the catalogue's, and those of a country of its own. */
const options = dataPointNames.flatMap((name) => {
  const point = dataPoints[name];
  if (point.kind !== 'choice' || wordedBy(point.options) !== 'entry') return [];
  const own = countries.flatMap((facts) => facts.questions[name]?.options ?? []);
  return [...new Set([...listedIn(point.options), ...own])].map((value) => `fields>${name}>options>${value}`);
});

const wanted = [
  ...dataPointNames.map((name) => `fields>${name}>label`),
  'fields>consents>legend',
  'fields>consents>accept_all',
  'fields>general_policies>privacy_link',
  'fields>general_policies>terms_link',
  ...options,
  ...Object.keys(steps).map((step) => `steps>${step}>title`),
  ...askingStates.map(({ route }) => `steps>states>${route}>title`),
  ...contextLabels.map((label) => `steps>context>${label}`),
  ...messageCodes.map((code) => `errors>${code}`),
  ...noticeCodes.map((code) => `errors>notices>${code}`),
];

it('every locale folder is checked, and the language of every page has one', () => {
  expect(readdirSync(root)).toEqual(locales);
  const wantedLocales = countries
    .filter(({ code }) => pages.some(({ country }) => country === code))
    .map(({ locale }) => locale);
  expect(wantedLocales.length).toBeGreaterThan(1);
  expect(locales).toEqual(expect.arrayContaining([reference, ...wantedLocales]));
});

it('the English texts name every data point, option, step, part of the application, message and notice', () => {
  expect(wanted.filter((key) => !of(reference).has(key))).toEqual([]);
});

describe.each(locales)('the texts of %s', (locale) => {
  it('are in the same files as the English ones', () => {
    const files = readdirSync(path.join(root, locale)).map((file) => path.basename(file, '.json'));
    expect(files).toEqual(namespaces);
  });

  it('have no keys that the English ones lack', () => {
    const english = plainKeys(of(reference));
    expect([...plainKeys(of(locale))].filter((key) => !english.has(key))).toEqual([]);
  });

  it('have the keys of the English ones that no page chooses', () => {
    const plain = plainKeys(of(locale));
    const needed = [...plainKeys(of(reference))].filter((key) => !isForPagesToNeed(key));
    expect(needed.filter((key) => !plain.has(key))).toEqual([]);
  });

  it('are filled with what the English ones are filled with', () => {
    const english = placeholders(of(reference));
    const others = [...placeholders(of(locale))].filter(([key, names]) => english.get(key) !== names);
    expect(others).toEqual([]);
  });

  it('have every plural form of the language', () => {
    const texts = of(locale);
    const forms = new Intl.PluralRules(languageTags[locale]).resolvedOptions().pluralCategories;
    const counted = [...texts.keys()].filter((key) => isPlural(texts, key));
    const bases = new Set(counted.map((key) => key.replace(pluralSuffix, '')));
    const missing = [...bases].flatMap((base) =>
      forms.map((form) => `${base}_${form}`).filter((key) => !texts.has(key)),
    );
    expect(bases.size).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('are not empty and have no space around them or twice inside', () => {
    expect(failing(locale, (text) => text !== '' && text === text.trim() && !text.includes('  '))).toEqual(
      [],
    );
  });

  it('never break a line between a figure and its sign or unit', () => {
    const parted =
      /(?:\d|}}) (?:€|%|zł|lei|₫)|PLN \d|{{count}} (?:month|day|mes|día|miesi|dni|dzień|lun|zi|de (?:lun|zi)|Monat|Tag|tháng|ngày|buwan|araw)/;
    expect(failing(locale, (text) => !parted.test(text))).toEqual([]);
  });

  it('hold no markup, and no half placeholder', () => {
    const isPlain = (text: string) => !/[<>]|{|}|\$t\(/.test(text.replace(/{{\w+}}/g, ''));
    expect(failing(locale, isPlain)).toEqual([]);
  });

  it('end a message with a full stop or a question mark', () => {
    expect(failing(locale, (text, key) => !isMessage(key) || /[.?]$/.test(text))).toEqual([]);
  });

  it('never blame, and keep the register', () => {
    const words = unwelcome[locale];
    expect(
      failing(locale, (text, key) => words?.test(text) !== true || !/^(?:errors|fields|steps)>/.test(key)),
    ).toEqual([]);
  });

  it('refine messages of data points and of codes that exist', () => {
    const strangers = [...of(locale).keys()].filter((key) => {
      const [, name = '', part, code = ''] = key.split('>');
      if (part !== 'errors') return false;
      return !isCatalogued(name) || !messageCodes.some((known) => known === code.replace(countrySuffix, ''));
    });
    expect(strangers).toEqual([]);
  });
});

it('the texts of ro write ș and ț with the comma below that Romanian has, not with a cedilla', () => {
  expect(failing('ro', (text) => !/[şţ]/iu.test(text))).toEqual([]);
});

it.each(locales.filter((locale) => locale !== reference))(
  'the texts of %s are not left in English',
  (locale) => {
    const english = of(reference);
    const isTranslated = (text: string, key: string) =>
      text !== english.get(key) || sharedWords.includes(text) || !/\p{L}/u.test(text.replace(/{{\w+}}/g, ''));
    expect(failing(locale, isTranslated)).toEqual([]);
  },
);
