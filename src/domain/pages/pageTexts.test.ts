import { describe, expect, it } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import { facts as spain } from '../countries/es';
import { pageTexts } from './pageTexts';
import { resolvePage } from './resolvePage';

const { steps } = resolvePage(
  ondara,
  { ...ondaraEs, steps: ['loan-information', 'income-source', 'address-information'] },
  spain,
);
const shown = {
  questionnaires: [...steps, { key: 'states>cnp', route: 'cnp', dataPoints: [] } as const],
  contextLabels: ['loan_information'],
  country: 'ES',
  figures: { amount_min: '500\u00A0€' },
} as const;

describe('the texts of a page', () => {
  it('hold the questions that it asks, and no others', () => {
    const texts = { city: { label: 'Town' }, iban: { label: 'IBAN' }, consents: { legend: 'Consent' } };
    expect(pageTexts('fields', texts, shown)).toEqual({
      city: { label: 'Town' },
      consents: { legend: 'Consent' },
    });
  });

  it('hold the options that it offers, and no others', () => {
    const texts = {
      income_source: { label: 'From', options: { employed: 'Employed', civil_contract: 'Mandate' } },
    };
    expect(pageTexts('fields', texts, shown)).toEqual({
      income_source: { label: 'From', options: { employed: 'Employed' } },
    });
  });

  it("put the country's own words in the place of the general ones, in whichever order they stand", () => {
    const texts = {
      province: { label: 'Region', label_ES: 'Province', label_PL: 'Voivodeship' },
      city: { hint_ES: 'Town', hint: 'City' },
      income_source: { options: { employed: 'Employed', employed_ES: 'Salaried', employed_PL: 'Contract' } },
    };
    expect(pageTexts('fields', texts, shown)).toEqual({
      province: { label: 'Province' },
      city: { hint: 'Town' },
      income_source: { options: { employed: 'Salaried' } },
    });
  });

  it('hold its steps, the states that ask, and the parts of the application they belong to', () => {
    const texts = {
      'income-source': { title: 'Income' },
      education: { title: 'Education' },
      states: { cnp: { title: 'CNP' }, aide: { title: 'Aide' } },
      context: { loan_information: 'Loan', education: 'Education' },
    };
    expect(pageTexts('steps', texts, shown)).toEqual({
      'income-source': { title: 'Income' },
      states: { cnp: { title: 'CNP' } },
      context: { loan_information: 'Loan' },
    });
  });

  it("hold the messages of its own questions, in the country's own words", () => {
    const texts = {
      province: { errors: { choose: 'Choose your region.', choose_ES: 'Choose your province.' } },
      iban: { errors: { required: 'Enter your IBAN.' } },
    };
    expect(pageTexts('fields', texts, shown)).toEqual({
      province: { errors: { choose: 'Choose your province.' } },
    });
  });

  it('are filled with the figures of the page where they are its own', () => {
    const texts = { hero: { lead: 'From {{amount_min}}.' } };
    expect(pageTexts('brand', texts, shown)).toEqual({ hero: { lead: 'From 500\u00A0€.' } });
    expect(() => pageTexts('brand', { lead: 'For {{age}}' }, shown)).toThrow('no figure "age"');
  });

  it.each(['common', 'errors'])('are whole where they do not speak of questions: %s', (namespace) => {
    const texts = { required: 'Fill in.', save: { months_one: 'month', months_other: 'months' } };
    expect(pageTexts(namespace, texts, shown)).toEqual(texts);
  });
});
