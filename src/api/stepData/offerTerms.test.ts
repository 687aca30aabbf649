import { describe, expect, it } from 'vitest';
import { readOfferTerms } from './offerTerms';

const contract = {
  kind: 'contract',
  title: 'Contrato',
  address: '/document/7f3a',
  language: 'es-ES',
  bytes: 12_000,
};

const sent = {
  documents: [contract, { ...contract, kind: 'pre_contract', address: 'https://lender.example/a.pdf' }],
  borrowingRate: { rate: 18, kind: 'variable' },
  lateCosts: { text: 'Interés de demora', lang: 'es' },
  withdrawalDays: 14,
  earlyRepayment: { text: 'En cualquier momento' },
  lender: { name: 'Banco Muestra', address: 'Calle Mayor 1', registerEntry: 'Registro 1' },
  isPersonalised: false,
};

describe('the terms of an offer', () => {
  it('have every part that the server sends', () => {
    expect(readOfferTerms({ ...sent, id: 'offer-1' })).toEqual({ ...sent, dropped: [] });
  });

  it('are empty without parts', () => {
    expect(readOfferTerms({})).toEqual({ documents: [], dropped: [] });
  });

  it.each([
    ['documents', 'no list', 'documents'],
    ['borrowingRate', { rate: 18, kind: 'floating' }, 'borrowingRate.kind'],
    ['borrowingRate', { rate: Number.NaN, kind: 'fixed' }, 'borrowingRate.rate'],
    ['lateCosts', { text: '' }, 'lateCosts.text'],
    ['lateCosts', 'a text', 'lateCosts'],
    ['withdrawalDays', 0, 'withdrawalDays'],
    ['withdrawalDays', 14.5, 'withdrawalDays'],
    ['earlyRepayment', { text: 'x'.repeat(2001) }, 'earlyRepayment.text'],
    ['lender', { address: 'Calle Mayor 1' }, 'lender.name'],
    ['lender', null, 'lender'],
    ['isPersonalised', 'yes', 'isPersonalised'],
  ])('lose %s %j alone', (name, value, place) => {
    const { [name]: _lost, ...others } = Object.fromEntries(Object.entries(sent));
    expect(readOfferTerms({ ...sent, [name]: value })).toEqual({
      documents: [],
      ...others,
      dropped: [place],
    });
  });

  it.each([
    ['kind', 'advertisement'],
    ['title', ''],
    ['address', 'javascript:alert(1)'],
    ['address', 'http://lender.example/a.pdf'],
    ['address', '/../admin'],
    ['language', 'Spanish (Spain)'],
    ['bytes', 0],
    ['bytes', '12 kB'],
  ])('lose a document with %s %j alone', (name, value) => {
    const documents = [{ ...contract, [name]: value }, contract];
    const terms = readOfferTerms({ ...sent, documents });
    expect(terms).toEqual({ ...sent, documents: [contract], dropped: [`documents.0.${name}`] });
  });

  it.each([
    ['lender', { name: 'Banco Muestra', address: 7 }, { name: 'Banco Muestra' }, 'lender.address'],
    ['lateCosts', { text: 'Interés', lang: '?' }, { text: 'Interés' }, 'lateCosts.lang'],
  ])('keep the rest of %s if a detail is wrong', (name, value, rest, place) => {
    expect(readOfferTerms({ ...sent, [name]: value })).toEqual({ ...sent, [name]: rest, dropped: [place] });
  });
});
