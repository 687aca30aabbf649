import { http, type HttpHandler } from 'msw';
import { getCountryLanguages, languageTags } from '../../src/domain/countries/locales';
import { getCountry } from './applicantCountry';
import type { Schemas } from './contract';
import type { BackendLead } from './store';
import { termTexts } from './termTexts';

type OfferTerms = Schemas['OfferTerms'];

/** What a fake lender tells about an offer before it is accepted. */
export function createTerms(lead: BackendLead, partner: string, rate: number): OfferTerms {
  const country = getCountry(lead);
  const texts = termTexts[country];
  const [language] = getCountryLanguages(country);
  const lang = languageTags[language];
  const document = (kind: 'pre_contract' | 'contract', title: string) => ({
    kind,
    title,
    address: `/document/${country}-${kind}`,
    language: lang,
    bytes: sample.length,
  });
  return {
    documents: [document('pre_contract', texts.information), document('contract', texts.contract)],
    borrowingRate: { rate, kind: 'fixed' },
    lateCosts: { text: texts.lateCosts, lang },
    earlyRepayment: { text: texts.earlyRepayment, lang },
    ...(texts.withdrawalDays === undefined ? {} : { withdrawalDays: texts.withdrawalDays }),
    lender: { name: partner, address: texts.address, registerEntry: texts.registerEntry },
    isPersonalised: true,
  };
}

/** One page with one line. It is a sample, the same for everybody. */
const sample = createPdf('Sample document');

/** The files of the documents. A browser opens them, so they are no calls of the contract. */
export const documentHandlers: readonly HttpHandler[] = [
  http.get('*/api/document/:name', () => {
    const headers = { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' };
    return new Response(sample, { headers });
  }),
];

/** @param line in ASCII */
function createPdf(line: string): string {
  const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  const head = '%PDF-1.4\n';
  const offsets = objects.map((_object, index) => head.length + objects.slice(0, index).join('').length);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const body = head + objects.join('');
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
}
