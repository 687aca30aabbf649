import { expect, it } from 'vitest';
import kestria from '../../../brands/kestria/brand';
import kestriaDe from '../../../brands/kestria/de/page';
import norvia from '../../../brands/norvia/brand';
import norviaPl from '../../../brands/norvia/pl/page';
import { ondaraPage } from '../../testing/pages.fixture';
import { countryFacts } from '../countries/vectors/facts.fixture';
import { resolvePage, type Page } from './resolvePage';
import { listThingsToHave } from './thingsToHave';

const kestriaPage = resolvePage(kestria, kestriaDe, countryFacts.DE);
const norviaPage = resolvePage(norvia, norviaPl, countryFacts.PL);

/** The steps of a page with some of its questions. */
const stepsWith = ({ steps }: Page, names: readonly string[]) => ({
  steps: steps.map((step) => ({
    ...step,
    dataPoints: step.dataPoints.filter(({ name }) => names.includes(name)),
  })),
});

it.each([
  ['a document and an account', ondaraPage, ['personal_code', 'iban'], ['document', 'account']],
  ['an account', ondaraPage, ['email', 'iban'], ['account']],
  ['a document', ondaraPage, ['personal_code'], ['document']],
  ['a document with the number for taxes', kestriaPage, ['tax_identification_number'], ['document']],
  ["nothing for the employer's number", norviaPage, ['employer_tax_registry_code'], []],
  ['neither', ondaraPage, ['email', 'first_name'], []],
])('names what a page asks for: %s', (_what, page, names, expected) => {
  const asked = stepsWith(page, names);
  expect(asked.steps.flatMap(({ dataPoints }) => dataPoints)).toHaveLength(names.length);
  expect(listThingsToHave(asked)).toEqual(expected);
});
