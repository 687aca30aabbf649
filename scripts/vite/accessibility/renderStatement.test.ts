import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityLaws } from '../../../src/domain/countries/accessibilityLaws';
import { languageTags, type LocaleName } from '../../../src/domain/countries/locales';
import { allPages } from '../../../tests/catalogue/allPages';
import { hashForPolicy } from '../contentPolicy';
import { readStatementTexts } from '../localesPlugin';
import { renderStatement } from './renderStatement';

const root = path.resolve(import.meta.dirname, '../../..');
const styles = ':root { --color-text: #000; }';

const readTexts = (language: LocaleName) => readStatementTexts(root, language);

const render = ({ page, locale }: (typeof allPages)[number], texts = readTexts(locale)) =>
  renderStatement({ page, language: locale, texts, styles, applicationPath: '/form/' });

describe.each(allPages)('the accessibility statement of $name in $locale', (named) => {
  const html = render(named);
  const { page, locale } = named;
  const { email, phone } = page.definition.contact;

  it('is in its language, with every value filled in', () => {
    expect(html).toContain(`<html lang="${languageTags[locale]}">`);
    expect(html).not.toMatch(/\{\{|undefined|null/);
    expect(html).toContain(page.brand.name.replaceAll('&', '&amp;'));
  });

  it('names the company to ask, and leads back', () => {
    expect(html).toContain(`<a href="mailto:${email}">${email}</a>`);
    expect(html).toContain(`">${phone}</a>`);
    expect(html).toContain('<a href="/form/">');
  });

  it('names the law and the authority only where there is one', () => {
    const law = accessibilityLaws[page.facts.code];
    expect(html.includes('2019/882')).toBe(law !== undefined);
    expect(html.includes(readTexts(locale).authority.title)).toBe(law !== undefined);
    for (const name of Object.values(law ?? {})) expect(html).toContain(name);
  });
});

describe('the document of the statement', () => {
  const [named] = allPages;
  if (named === undefined) throw new Error('There is no page.');

  it('allows only its own style', () => {
    expect(render(named)).toContain(
      `content="default-src 'none'; style-src ${hashForPolicy(styles)}; base-uri 'none'; form-action 'none'"`,
    );
    expect(render(named)).not.toMatch(/<script|style="|\son\w+=/);
  });

  it('shows a text as text', () => {
    const texts = { ...readTexts(named.locale), title: '<b onclick="x">&' };
    expect(render(named, texts)).toContain('<h1>&lt;b onclick=&quot;x&quot;&gt;&amp;</h1>');
  });
});
