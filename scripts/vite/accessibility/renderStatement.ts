import { accessibilityLaws } from '../../../src/domain/countries/accessibilityLaws';
import { languageTags, type LocaleName } from '../../../src/domain/countries/locales';
import { formatPhoneLink } from '../../../src/domain/pages/contact';
import type { Page } from '../../../src/domain/pages/resolvePage';
import { hashForPolicy } from '../contentPolicy';

interface Section {
  readonly title: string;
  readonly text: string;
}

/** The texts of `locales/<language>/accessibility.json`. */
export interface StatementTexts {
  readonly title: string;
  readonly back: string;
  readonly intro: string;
  readonly scope: Section;
  readonly status: Section;
  readonly law: Section;
  readonly limits: {
    readonly title: string;
    readonly photos: string;
    readonly partners: string;
    readonly people: string;
  };
  readonly checks: Section;
  readonly contact: Section;
  readonly authority: Section;
  readonly date: string;
}

/** When the pages were last assessed against `docs/accessibility.md`, as an ISO date. An assessment changes it. */
export const assessedOn = '2026-11-23';

interface Statement {
  readonly page: Pick<Page, 'brand' | 'definition' | 'facts'>;
  readonly language: LocaleName;
  readonly texts: StatementTexts;
  /** The whole style sheet of the document. */
  readonly styles: string;
  /** The address of the application. */
  readonly applicationPath: string;
}

/**
 * Renders the accessibility statement as a document without scripts. Its contents follow Annex V of Directive (EU) 2019/882: the service,
 * how it meets the requirements, and what does not. Where the directive does not apply, it names no law and no authority.
 */
export function renderStatement({ page, language, texts, styles, applicationPath }: Statement): string {
  const { brand, definition, facts } = page;
  const { email, phone } = definition.contact;
  const languageTag = languageTags[language];
  const law = accessibilityLaws[facts.code];
  const fill = (text: string) =>
    Object.entries({
      brand: escapeHtml(brand.name),
      law: escapeHtml(law?.law ?? ''),
      authority: escapeHtml(law?.authority ?? ''),
      email: `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
      phone: `<a href="${escapeHtml(formatPhoneLink(phone))}">${escapeHtml(phone)}</a>`,
      date: formatDate(languageTag),
    }).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, () => value), escapeHtml(text));
  const renderSection = ({ title, text }: Section) => `<h2>${fill(title)}</h2><p>${fill(text)}</p>`;
  const { title: limitsTitle, ...limits } = texts.limits;
  const policy = [
    "default-src 'none'",
    `style-src ${hashForPolicy(styles)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${fill(texts.title)} | ${escapeHtml(brand.name)}</title>
<style>${styles}</style>
</head>
<body>
<header><a href="${escapeHtml(applicationPath)}">${fill(texts.back)}</a></header>
<main>
<h1>${fill(texts.title)}</h1>
<p>${fill(texts.intro)}</p>
${[texts.scope, texts.status, ...(law === undefined ? [] : [texts.law])].map(renderSection).join('\n')}
<h2>${fill(limitsTitle)}</h2>
<ul>${Object.values(limits)
    .map((text) => `<li>${fill(text)}</li>`)
    .join('')}</ul>
${[texts.checks, texts.contact, ...(law === undefined ? [] : [texts.authority])].map(renderSection).join('\n')}
</main>
<footer><p>${fill(texts.date)}</p></footer>
</body>
</html>
`;
}

function formatDate(languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(assessedOn),
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
