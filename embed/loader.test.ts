import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCanonicalTag, languageTags, localeNames } from '../src/domain/countries/locales';
import { eventFields, wireVersion } from '../src/domain/embedding/hostMessages';
import { createFormAddress } from './formAddress';
import { readFormMessage } from './formMessages';
import texts from './texts.json';
import { getTexts } from './texts';
import { loaderVersion } from './version';

const id = '0123456789abcdef';
const base = 'https://shop.example/page';
const readAddress = (attributes: Readonly<Record<string, string>>) =>
  createFormAddress((name) => attributes[name] ?? null, base)?.href ?? null;

describe('the address of the form', () => {
  it('gets the attributes as parameters of a link', () => {
    const attributes = {
      src: 'https://loans.example/form/?utm_source=x',
      amount: '4000',
      period: '12',
      'ref-name': 'a b',
      'ref-sub-id': '7',
      email: 'ana@example.com',
    };
    expect(readAddress(attributes)).toBe(
      'https://loans.example/form/?utm_source=x&amount=4000&period=12&refName=a+b&refSubId=7',
    );
  });

  it.each([
    ['https://loans.example/form/', 'https://loans.example/form/'],
    ['/form/', 'https://shop.example/form/'],
    ['http://localhost:4301/form/', 'http://localhost:4301/form/'],
    ['http://127.0.0.1:4301/form/', 'http://127.0.0.1:4301/form/'],
    ['http://loans.example/form/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://', null],
    ['', null],
  ])('%s leads to %s', (src, expected) => {
    expect(readAddress({ src })).toBe(expected);
  });
});

describe('a message of the form', () => {
  const head = { version: wireVersion, id };

  it.each([
    [
      { type: 'FORM_HEIGHT', height: 700 },
      { type: 'FORM_HEIGHT', height: 700 },
    ],
    [{ type: 'loan:listening', version: wireVersion, email: 'ana@example.com' }, { type: 'loan:listening' }],
    [{ type: 'loan:listening', version: 2 }, null],
    [
      { type: 'loan:ready', ...head, email: 'ana@example.com' },
      { type: 'loan:ready', detail: {} },
    ],
    [
      { type: 'loan:step', ...head, route: 'one', index: 0, count: 2, more: 1 },
      { type: 'loan:step', detail: { route: 'one', index: 0, count: 2 } },
    ],
    [
      { type: 'loan:error', ...head, code: 'rejected-call', call: 'setColors', rejected: 'accent' },
      { type: 'loan:error', detail: { code: 'rejected-call', call: 'setColors', rejected: 'accent' } },
    ],
    [{ type: 'loan:error', ...head, code: 'rejected-call', call: 7 }, null],
    [{ type: 'FORM_HEIGHT', height: '700' }, null],
    [{ type: 'FORM_HEIGHT', height: Number.NaN }, null],
    [{ type: 'FORM_HEIGHT', height: 50_001 }, null],
    [{ type: 'FORM_HEIGHT', height: 0 }, null],
    [{ type: 'loan:step', ...head, route: 'one', index: '0', count: 2 }, null],
    [{ type: 'loan:ready', version: 2, id }, null],
    [{ type: 'loan:ready', version: wireVersion, id: 'other' }, null],
    [{ type: 'toString', ...head }, null],
    ['loan:ready', null],
    [null, null],
  ])('%j is read as %j', (data, expected) => {
    expect(readFormMessage(data, id)).toEqual(expected);
  });

  it('has only documented fields, whatever it is', () => {
    const data = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom(...Object.keys(eventFields), 'FORM_HEIGHT', 'loan:listening'),
        version: fc.constant(wireVersion),
        id: fc.constantFrom(id, 'other'),
        height: fc.anything(),
        route: fc.oneof(fc.string(), fc.anything()),
        index: fc.oneof(fc.integer(), fc.anything()),
        count: fc.oneof(fc.integer(), fc.anything()),
        code: fc.oneof(fc.string(), fc.anything()),
        email: fc.string(),
      }),
    );
    fc.assert(
      fc.property(data, (message) => {
        const read = readFormMessage(message, id);
        if (read === null || !('detail' in read)) return;
        const kinds: Readonly<Record<string, string>> = eventFields[read.type];
        for (const [name, value] of Object.entries(read.detail))
          expect(kinds[name]?.replace('?', '')).toBe(typeof value);
        const required = Object.keys(kinds).filter((name) => kinds[name]?.endsWith('?') === false);
        expect(Object.keys(read.detail)).toEqual(expect.arrayContaining(required));
      }),
    );
  });
});

describe('the texts of the loader', () => {
  it('exist in every language of the pages', () => {
    const tags = localeNames.flatMap((name) => [languageTags[name], getCanonicalTag(languageTags[name])]);
    expect(Object.keys(texts)).toEqual([...new Set(tags)]);
  });

  it.each([
    ['pl', 'Wniosek o pożyczkę'],
    ['es-CO', 'Solicitud de crédito'],
    ['es-AR', 'Solicitud de préstamo'],
    ['DE-at', 'Kreditantrag'],
    ['fr', 'Loan application'],
    ['', 'Loan application'],
  ])('for %j name the form %s', (tag, title) => {
    expect(getTexts(tag).title).toBe(title);
  });
});

it('the loader has the major version of the messages', () => {
  expect(Number(loaderVersion.split('.')[0])).toBe(wireVersion);
});
