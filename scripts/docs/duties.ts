import path from 'node:path';
import { languageTags } from '../../src/domain/countries/locales';
import { dutiesByCountry } from '../../src/domain/duties/duties';
import { getDutyKey, isParagraph, type Duty } from '../../src/domain/duties/duty';
import { findPageBreaches } from '../../src/domain/build/checkRates';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { rateCaps } from '../../src/domain/build/rateCaps';
import type { TextTree } from '../../src/domain/pages/textTree';
import { dutiesFile, readLocaleTexts } from '../vite/localeTexts';
import { listPages, readPage } from '../vite/findPage';
import { renderTable } from './markdown';

const introduction = `# Duties

What the law asks of each page: what is said, by which source, and where an applicant reads it. A lawyer reads and confirms this page; no
sentence of it is legal advice. It is generated from \`src/domain/duties\`, \`src/domain/build/rateCaps.ts\` and \`locales/*/duties.json\` by
\`npm run docs\`; \`npm run check\` holds it to them.

- **Places.** \`button\`: beside the button of the first screen. \`example\` and \`facts\`: in the open below the form. \`rights\`: there too, in
  a section that unfolds; on later screens all of it is folded. \`consents\`: the text of a box of its own, on the step that asks for the
  consents. \`offer\`, \`accepted\`, \`rejected\`: on these screens.
- **Certainty.** \`read\`: the text of the act was read. \`to-confirm\`: read in a draft or a secondary source, to be confirmed by counsel.
  \`own\`: no law was found, the page says it all the same.
- **Texts.** The English text of the country. *the page's own* is in \`brands/<brand>/<country>/texts\`; a page may also replace a text of
  its country there. A build fails where a duty has no text, and \`src/app/duties.test.tsx\` reads each of them on the rendered page.
- A page declines a paragraph or a consent with a reason in its row (\`declinedDuties\`). It cannot decline the warning and the example.
`;

/** The page of the docs that lists the duties of each country for a lawyer. */
export async function renderDuties(root: string): Promise<string> {
  const pages = await Promise.all(
    listPages(root).map(async ({ product, country }) => {
      const { definition, facts } = await readPage(root, product, country);
      return { name: `${product}-${country}`, definition, currency: facts.currency };
    }),
  );
  const english = readLocaleTexts('en', (name) => path.join(root, 'locales', name, dutiesFile));
  const countryNames = new Intl.DisplayNames(languageTags.en, { type: 'region' });
  const sections = Object.entries(dutiesByCountry).map(([code, duties]) => {
    const ofCountry = pages.filter(({ definition }) => definition.country === code);
    const declined = ofCountry.flatMap(({ name, definition }) => listDeclined(name, definition));
    return [
      `## ${countryNames.of(code) ?? code}`,
      `Pages: ${ofCountry.map(({ name }) => name).join(', ')}.`,
      renderOfCountry(duties, english[code]),
      ...(declined.length === 0 ? [] : ['Declined:', declined.join('\n')]),
    ].join('\n\n');
  });
  return [introduction, ...sections, renderCaps(pages)].join('\n\n');
}

const listDeclined = (name: string, { declinedDuties = {} }: PageDefinition): readonly string[] =>
  Object.entries(declinedDuties).map(([duty, reason]) => `- ${name}: \`${duty}\`, because ${reason}`);

function renderOfCountry(duties: readonly Duty[], paragraphs: string | TextTree | undefined): string {
  const rows = duties.map((duty) => [
    duty.asks + (duty.onlyWith === undefined ? '' : ` (only with: ${duty.onlyWith})`),
    duty.source,
    duty.since ?? '',
    duty.binds,
    duty.place,
    findText(duty, paragraphs),
    duty.certainty,
  ]);
  return renderTable([['what', 'source', 'since', 'bound', 'place', 'text', 'certainty'], ...rows]);
}

function findText(duty: Duty, paragraphs: string | TextTree | undefined): string {
  if (!isParagraph(duty)) return `\`${getDutyKey(duty)}\``;
  const words = typeof paragraphs === 'object' ? paragraphs[duty.paragraph] : undefined;
  const text = typeof words === 'object' ? words['text'] : undefined;
  return typeof text === 'string' ? text : "*the page's own*";
}

interface NamedPage {
  readonly name: string;
  readonly definition: PageDefinition;
  readonly currency: Parameters<typeof findPageBreaches>[1];
}

function renderCaps(pages: readonly NamedPage[]): string {
  const caps = Object.entries(rateCaps).flatMap(([code, ofCountry]) =>
    ofCountry.map(({ label, kind, source, since }) => [code, label, kind, source, since]),
  );
  const above = pages.flatMap(({ name, definition, currency }) =>
    findPageBreaches(definition, currency).map(({ cap, description }) => [name, cap.kind, description]),
  );
  return [
    '## Limits of the cost',
    'A build fails for a page above a limit of `law`. Above a `pending` one (a bill) and a `threshold` (where courts see a sign of usury) it warns. Mexico has none: a court may lower a usurious rate without a figure in the law.',
    renderTable([['country', 'limit', 'kind', 'source', 'since'], ...caps]),
    'Pages that a pending law would end or change, and pages above a threshold:',
    renderTable([['page', 'kind', 'worst loan'], ...above]),
  ].join('\n\n');
}
