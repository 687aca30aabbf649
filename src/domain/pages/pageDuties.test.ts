import { describe, expect, it } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import pravelo from '../../../brands/pravelo/brand';
import praveloPl from '../../../brands/pravelo/pl/page';
import { dutiesByCountry } from '../duties/duties';
import { isParagraph, type Duty } from '../duties/duty';
import { facts as spain } from '../countries/es';
import { facts as poland } from '../countries/pl';
import { countryList } from '../countries/vectors/countries.fixture';
import type { PageDefinition } from './definePage';
import { arrangeParagraphs, listPageDuties } from './pageDuties';
import { resolvePage } from './resolvePage';

const listNames = (change: Partial<PageDefinition>) =>
  listPageDuties(resolvePage(ondara, { ...ondaraEs, ...change }, spain))
    .filter(isParagraph)
    .map(({ paragraph }) => paragraph);

describe('the duties of a page', () => {
  it('are those of its country', () => {
    expect(listNames({})).toEqual(expect.arrayContaining(['company', 'withdrawal', 'debtAdvice']));
  });

  it('lack what the page declines with a reason', () => {
    expect(listNames({ declinedDuties: { debtAdvice: 'the law is not in force' } })).not.toContain(
      'debtAdvice',
    );
  });

  it('lack a consent that the page leaves to its lenders with a reason', () => {
    const has = (change: Partial<PageDefinition>) =>
      listPageDuties(resolvePage(pravelo, { ...praveloPl, ...change }, poland)).some(
        (duty) => !isParagraph(duty) && duty.consent === 'credit_bureau',
      );
    expect(has({ declinedDuties: {} })).toBe(true);
    expect(has({ declinedDuties: { credit_bureau: 'asked elsewhere' } })).toBe(false);
  });

  it.each([
    ['references', { steps: ['initial-details', 'reference-details'] }],
    ['personalisedPrice', { hasPersonalisedPrice: true }],
  ] as const)('have %s only on a page that it concerns', (name, change) => {
    expect(listNames({})).not.toContain(name);
    expect(listNames(change)).toContain(name);
  });
});

describe('the duties of every country', () => {
  const all = Object.entries(dutiesByCountry).flatMap(([country, duties]) =>
    duties.map((duty) => ({ country, duty })),
  );

  it.each(all)('name what is asked and its source: $country, $duty.asks', ({ duty }) => {
    expect(duty.asks).not.toBe('');
    expect(duty.source).not.toBe('');
  });

  it.each(countryList)('have each consent of $facts.code that is a box of its own', ({ facts }) => {
    const boxes = dutiesByCountry[facts.code].flatMap((duty) =>
      duty.place === 'consents' && duty.onlyWith === undefined ? [duty.key] : [],
    );
    expect(boxes.toSorted()).toEqual((facts.consents ?? []).map((name) => `fieldsˆ${name}>label`).toSorted());
  });
});

const words = (text: string) => ({ title: 'Title', text });
const pick = (...names: readonly string[]): readonly Duty[] =>
  names.flatMap((name) => dutiesByCountry.ES.filter((duty) => isParagraph(duty) && duty.paragraph === name));

describe('arrangeParagraphs', () => {
  const paragraphs = { withdrawal: words('14 days'), company: words('We'), advice: words('None') };

  it('puts the paragraphs at their places, in the order of the duties', () => {
    const arranged = arrangeParagraphs(pick('company', 'advice', 'withdrawal'), {
      hero: { title: 'Hello' },
      legal: { title: 'Legal', paragraphs },
    });
    expect(arranged).toEqual({
      hero: { title: 'Hello' },
      legal: {
        title: 'Legal',
        facts: { company: words('We') },
        rights: { advice: words('None'), withdrawal: words('14 days') },
      },
    });
    expect(JSON.stringify(arranged).indexOf('None')).toBeLessThan(
      JSON.stringify(arranged).indexOf('14 days'),
    );
  });

  it('leaves out a paragraph that is no duty of the page', () => {
    expect(arrangeParagraphs(pick('company'), { legal: { paragraphs } })).toEqual({
      legal: { facts: { company: words('We') }, rights: {} },
    });
  });

  it('fails where a duty has no text', () => {
    expect(() => arrangeParagraphs(pick('debtAdvice'), { legal: { paragraphs } })).toThrow(
      'No text says "Where debt advice is available" (debtAdvice).',
    );
  });
});
