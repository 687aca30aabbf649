import { describe, expect, it } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import { facts as spain } from '../countries/es';
import { selectPageTexts } from './pageTexts';
import { resolvePage } from '../pages/resolvePage';

const { steps } = resolvePage(
  ondara,
  { ...ondaraEs, steps: ['loan-information', 'income-source', 'address-information'] },
  spain,
);
const shown = {
  questionnaires: [...steps, { key: 'states>cnp', route: 'cnp', dataPoints: [] } as const],
  contextLabels: ['loan_information'],
  country: 'ES',
  namesEligibility: false,
  languages: ['es', 'en'],
  figures: { amount_min: '500\u00A0€' },
  hasBrokerageContract: false,
  callsBack: false,
  duties: [],
} as const;

describe('selectPageTexts', () => {
  it("selects the texts of the page's questions only", () => {
    const texts = { city: { label: 'Town' }, iban: { label: 'IBAN' }, consents: { legend: 'Consent' } };
    expect(selectPageTexts('fields', texts, shown)).toEqual({
      city: { label: 'Town' },
      consents: { legend: 'Consent' },
    });
  });

  it('selects the texts of the offered options only', () => {
    const texts = {
      income_source: { label: 'From', options: { employed: 'Employed', civil_contract: 'Mandate' } },
    };
    expect(selectPageTexts('fields', texts, shown)).toEqual({
      income_source: { label: 'From', options: { employed: 'Employed' } },
    });
  });

  it("prefers the country's variant of a text, in any order of the keys", () => {
    const texts = {
      province: { label: 'Region', label_ES: 'Province', label_PL: 'Voivodeship' },
      city: { hint_ES: 'Town', hint: 'City' },
      income_source: { options: { employed: 'Employed', employed_ES: 'Salaried', employed_PL: 'Contract' } },
    };
    expect(selectPageTexts('fields', texts, shown)).toEqual({
      province: { label: 'Province' },
      city: { hint: 'Town' },
      income_source: { options: { employed: 'Salaried' } },
    });
  });

  it('selects the names of the offered languages only', () => {
    const texts = { back: 'Back', languages: { es: 'Español', en: 'English', pl: 'Polski' } };
    expect(selectPageTexts('common', texts, shown)).toEqual({
      back: 'Back',
      languages: { es: 'Español', en: 'English' },
    });
  });

  it('selects the texts of a withdrawal only for a page with a brokerage contract', () => {
    const texts = { continue: { go: 'Continue' }, withdrawal: { open: 'Withdraw' } };
    expect(selectPageTexts('screens', texts, shown)).toEqual({ continue: { go: 'Continue' } });
    expect(selectPageTexts('screens', texts, { ...shown, hasBrokerageContract: true })).toEqual(texts);
  });

  it('selects the texts of a call back only for a page whose server takes one', () => {
    const texts = { help: { next: 'Next' }, call_back: { send: 'Call me back' } };
    expect(selectPageTexts('screens', texts, shown)).toEqual({ help: { next: 'Next' } });
    expect(selectPageTexts('screens', texts, { ...shown, callsBack: true })).toEqual(texts);
  });

  it("selects the texts of the page's steps, states and context labels", () => {
    const texts = {
      'income-source': { title: 'Income' },
      education: { title: 'Education' },
      states: { cnp: { title: 'CNP' }, aide: { title: 'Aide' } },
      context: { loan_information: 'Loan', education: 'Education' },
    };
    expect(selectPageTexts('steps', texts, shown)).toEqual({
      'income-source': { title: 'Income' },
      states: { cnp: { title: 'CNP' } },
      context: { loan_information: 'Loan' },
    });
  });

  it("selects the messages of the page's questions in the country's variant", () => {
    const texts = {
      province: { errors: { choose: 'Choose your region.', choose_ES: 'Choose your province.' } },
      iban: { errors: { required: 'Enter your IBAN.' } },
    };
    expect(selectPageTexts('fields', texts, shown)).toEqual({
      province: { errors: { choose: 'Choose your province.' } },
    });
  });

  it("fills the brand's own texts with the page's figures", () => {
    const texts = { hero: { lead: 'From {{amount_min}}.' } };
    expect(selectPageTexts('brand', texts, shown)).toEqual({ hero: { lead: 'From 500\u00A0€.' } });
    expect(() => selectPageTexts('brand', { lead: 'For {{age}}' }, shown)).toThrow('no figure "age"');
  });

  it.each(['common', 'errors'])(
    'keeps the whole namespace "%s", which has no texts of questions',
    (namespace) => {
      const texts = { required: 'Fill in.', save: { months_one: 'month', months_other: 'months' } };
      expect(selectPageTexts(namespace, texts, shown)).toEqual(texts);
    },
  );
});
