import { describe, expect, it } from 'vitest';
import { getDateFormat } from '../../src/domain/countries/formats';
import { formatTimeOfDay, languageTags, localeNames } from '../../src/domain/countries/locales';
import { formatMoney } from '../../src/domain/countries/money';
import { selectPageTexts } from '../../src/domain/build/pageTexts';
import type { TextTree } from '../../src/domain/pages/textTree';
import { namespaces } from '../../src/platform/i18n/translations';
import { formatDeadline, formatMoment } from '../../src/screens/parts/loan/formatFigures';
import {
  allPages,
  lawNumber,
  listTexts,
  readBrandTexts,
  readNamespace,
  readWholeBrandTexts,
} from './allPages';

/** Every text of every page as people read it: with a value in each placeholder. */

type NamedPage = (typeof allPages)[number];

/** Five in the afternoon in the time zone of no page, so that the hour has two digits or a sign of the afternoon. */
const moment = Date.UTC(2026, 10, 23, 21, 4);

/** Codes have no thousands, so they are no numbers. */
const code = '#';

/**
 * The values that the application fills in, by the name of the placeholder. A lender's name and a time may end with a full stop. A
 * placeholder that is missing here fails the test.
 */
function getValues({ page, locale }: NamedPage): Readonly<Record<string, readonly string[]>> {
  const { definition, facts } = page;
  const languageTag = languageTags[locale];
  const money = (value: number) => formatMoney(value, { currency: facts.currency, languageTag });
  const limits = [definition.amount.min, definition.amount.max].map(money).concat('18', '96');
  const texts = (text: string) => [text];
  return {
    time: [
      formatTimeOfDay(moment, languageTag),
      '0:42',
      formatDeadline(new Date(moment).toISOString(), languageTag),
    ],
    count: ['1', '2', '5', '21', '96'],
    days: ['60'],
    max: limits,
    maxLength: ['100'],
    min: limits,
    above: limits,
    below: limits,
    step: limits,
    amount: limits,
    instalment: limits,
    day: texts(getDateFormat(languageTag, { day: 'numeric', month: 'long' }).format(moment)),
    month: texts(getDateFormat(languageTag, { month: 'long', year: 'numeric' }).format(moment)),
    value: limits,
    example: [code],
    phone: [code],
    number: ['2', '••• 78'],
    version: ['2026-11'],
    id: ['IBAN'],
    sign: ['/', '“'],
    letter: ['O'],
    digit: ['0'],
    email: texts(definition.contact.email),
    suggestion: texts(definition.contact.email),
    country: [facts.code],
    income: limits,
    sources: ['IBAN'],
    delete: ['IBAN'],
    names: [
      new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(definition.lenders),
      definition.lenders[0] ?? '',
    ],
    partner: ['Banco Muestra S.A.'],
    lender: ['Banco Muestra S.A.'],
    host: ['partner.example'],
    brand: texts(page.brand.name),
    label: ['IBAN', 'IBAN?'],
    error: ['IBAN.'],
    title: ['IBAN', 'IBAN?'],
    question: ['IBAN', 'IBAN?'],
    questions: ['IBAN'],
    row: ['IBAN 1'],
    section: ['IBAN'],
    side: ['IBAN'],
    region: texts(facts.regions[0] ?? ''),
    age: texts('15'),
    typed: ['x'],
    more: ['4,750'],
    file: ['IBAN.pdf'],
    current: ['1'],
    total: ['4'],
    sent: ['1', '1.2 MB'],
    whole: ['2', '2.4 MB'],
    share: ['45 %'],
    size: ['61.2 MB', '108'],
    limit: ['60 MB', '64'],
    rule: ['IBAN.'],
    purposes: ['x'],
    privacy: ['x'],
    terms: ['x'],
    contract: ['x'],
    until: texts(formatMoment(new Date(moment).toISOString(), languageTag)),
  };
}

/** A text with each of the values in turn. */
function fill(text: string, values: ReturnType<typeof getValues>): readonly string[] {
  const rounds = Math.max(1, ...findPlaceholders(text).map((name) => values[name]?.length ?? 1));
  return Array.from({ length: rounds }, (_one, round) =>
    text.replace(/{{(\w+)}}/g, (placeholder, name: string) => {
      const known = values[name];
      return known === undefined ? placeholder : (known[round % known.length] ?? placeholder);
    }),
  );
}

const findPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);

/** A number plate, or the registration of a company. */
const plate = /\b[A-Z]{1,3} \d{5}\b/g;

/** What no text may contain, by the reason. */
const faults: Readonly<Record<string, (text: string) => boolean>> = {
  'a doubled full stop': (text) => /\.\s*\.|…\.|[?!]\./.test(text),
  'the word for the hour after a time zone': (text) => /\b[A-Z]{3,4}(?:[+-]\d+)? Uhr\b/.test(text),
  'doubled spaces': (text) => /\s\s/.test(text),
  'a number of more than four digits without groups': (text) => /\d{5}/.test(text.replace(plate, code)),
  'a placeholder without a value': (text) => /[{}]/.test(text),
};

/**
 * Promises that a broker cannot keep: an application without documents, a cost before the offer, rates below a cap, deletion without a
 * condition, and that nobody is told who is responsible. And that speed or ease is a reason to
 * borrow: Directive (EU) 2023/2225, article 8.
 */
const unwarrantedPromise = new RegExp(
  [
    /sin pape|ni un papel|(?:without|no) paperwork/,
    /antes de (?:dar (?:tus|ning)|darnos ning|empezar|preguntar)|before (?:you (?:give (?:your|us any)|tell|start|begin)|we ask)|bevor Sie Ihren Namen|trước khi cung cấp/,
    /(?:los|que) borramos|(?:we|that we) delete|deleted (?:if|when)|Löschung auf|dane usuniemy|le ștergem/,
    /ninguna tasa|nunca por encima|never above|no rate is|không vượt mức trần|stays within the cap|keep to the limits/,
    /(?:préstamo|crédito)s? rápido|szybk\p{L}+ (?:pożyczk|kredyt)|schnell\p{L}* kredit|(?:quick|fast|instant) (?:loan|credit)|credit rapid|vay nhanh|lo tienes hecho|done in/u,
    /pocos (?:trámites|pasos)|formulario muy corto|little paperwork|few (?:short )?steps|(?:in|within) a few minutes|very short form|simple form|krótkich krok|w kilka minut|prosty formularz/,
    /owns the brand|titular de la marca|dem die Marke gehört|właścicielem marki|deține marca/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** The texts of a page and all texts of its language, filled in, by their key. */
function listFilledTexts(named: NamedPage): readonly (readonly [key: string, text: string])[] {
  const { shown, locale } = named;
  const values = getValues(named);
  const withoutCode = (text: string) =>
    text.replaceAll(shown.figures['register_entry'] ?? code, code).replaceAll(lawNumber, code);
  const trees: readonly (readonly [string, TextTree])[] = namespaces.map((name) => [
    `${name}>`,
    name === 'brand' ? selectPageTexts(name, readWholeBrandTexts(named), shown) : readNamespace(locale, name),
  ]);
  return trees.flatMap(([start, tree]) =>
    listTexts(tree, start).flatMap(([key, text]) =>
      fill(withoutCode(text), values).map((filled) => [key, filled] as const),
    ),
  );
}

describe.each(allPages)('$name in $locale, with every value filled in,', (named) => {
  const filled = listFilledTexts(named);

  it.each(Object.entries(faults))('has no text with %s', (_reason, isFaulty) => {
    const found = filled.filter(([, text]) => isFaulty(text)).map(([key, text]) => `${key}: ${text}`);
    expect([...new Set(found)]).toEqual([]);
  });

  it('has the placeholders of its English texts in its own texts', () => {
    const english = new Map(listTexts(readBrandTexts({ ...named, locale: 'en' })));
    const own = listTexts(readBrandTexts(named));
    const sorted = (text = '') => findPlaceholders(text).toSorted().join(', ');
    expect(own.map(([key]) => key).toSorted()).toEqual([...english.keys()].toSorted());
    expect(own.filter(([key, text]) => sorted(text) !== sorted(english.get(key)))).toEqual([]);
  });

  it('dates the rate of its example where the law wants it', () => {
    const example = new Map(listTexts(readBrandTexts(named))).get('legal>example');
    expect(example?.includes('{{calculated_on}}')).toBe(['MX', 'CO'].includes(named.page.facts.code));
  });

  it('promises nothing that depends on a lender or on a condition', () => {
    const texts = listTexts(readBrandTexts(named));
    expect(texts.filter(([, text]) => unwarrantedPromise.test(text))).toEqual([]);
  });

  it('names who is responsible for the data', () => {
    const texts = new Map(listTexts(readBrandTexts(named)));
    const company = /^.*?(?:S\.L\.|S\.A\.S\.|C\.V\.|GmbH|z o\.o\.|IFN S\.A\.|Corporation|Mẫu)/u;
    const [name = 'no company'] = company.exec(texts.get('legal>paragraphs>company>text') ?? '') ?? [];
    expect(texts.get('legal>paragraphs>data>text')).toContain(name);
  });
});

describe.each(localeNames)('the texts of %s', (locale) => {
  it.each(namespaces.filter((name) => name !== 'brand'))(
    'has the same placeholders in each plural form and each country’s variant of %s',
    (namespace) => {
      const texts = new Map(listTexts(readNamespace(locale, namespace)));
      const english = new Map(listTexts(readNamespace('en', namespace)));
      const names = (text: string) =>
        [...new Set(findPlaceholders(text))]
          .filter((name) => name !== 'count')
          .toSorted()
          .join(', ');
      const find = (key: string) => english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other'));
      const different = [...texts].filter(([key, text]) => {
        const reference = find(key) ?? find(key.replace(/_[A-Z]{2}$/, ''));
        return reference !== undefined && names(reference) !== names(text);
      });
      expect(different).toEqual([]);
    },
  );
});

it('formats the values as the application does', () => {
  expect(getDateFormat('es-MX', { timeStyle: 'short', timeZone: 'UTC' }).format(moment)).toMatch(/m\.$/);
});
