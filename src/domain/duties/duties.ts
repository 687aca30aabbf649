import type { CountryCode } from '../countries/country';
import { consent, ofLender, type Duty } from './duty';
import { listEuDuties } from './eu';
import { coDuties } from './co';
import { mxDuties } from './mx';
import { phDuties } from './ph';
import { vnDuties } from './vn';

/**
 * The duties of the pages of each country, in the order in which the page says them. The sources outside of the European Union were read in
 * November 2026.
 */
export const dutiesByCountry: Readonly<Record<CountryCode, readonly Duty[]>> = {
  ES: listEuDuties({
    example: 'Ley 16/2011, art. 9',
    company: 'Ley 2/2009; LSSI, art. 10',
    role: 'Ley 16/2011, art. 33',
    signing: 'Ley 16/2011, art. 10',
    withdrawal: 'Ley 16/2011, art. 28',
    earlyRepayment: 'Ley 16/2011, art. 30',
    lateCosts: 'STS 265/2015',
    registers: 'Ley 16/2011, art. 15; LOPDGDD, art. 20',
    data: 'LOPDGDD, art. 11',
    marketing: 'LSSI, art. 21',
  }),
  PL: [
    ...listEuDuties({
      warning: 'bill UC82, art. 8',
      example: 'ustawa o kredycie konsumenckim, art. 7',
      company: 'ustawa o kredycie konsumenckim, art. 59aa and following',
      role: 'ustawa o kredycie konsumenckim, art. 28',
      withdrawal: 'ustawa o kredycie konsumenckim, art. 53 and 54',
      earlyRepayment: 'ustawa o kredycie konsumenckim, art. 49 and 50',
      lateCosts: 'Kodeks cywilny, art. 481 § 2¹',
      registers: 'ustawa o BIG, art. 24; Prawo bankowe, art. 105; ustawa o ewidencji ludności, art. 23a',
      decisions: 'Prawo bankowe, art. 70a and 105a',
      marketing: 'Prawo komunikacji elektronicznej, art. 398',
      complaints: 'ustawa o rozpatrywaniu reklamacji i o Rzeczniku Finansowym',
    }),
    consent(
      'credit_bureau',
      'The consent to the query at the credit information bureau',
      'Prawo bankowe, art. 105',
      ofLender,
    ),
    consent(
      'debtor_register',
      'The authorisation of the query at the business information bureaus',
      'ustawa o BIG, art. 24',
      ofLender,
    ),
  ],
  RO: [
    ...listEuDuties({
      example: 'OUG 50/2010',
      company: 'OUG 50/2010; Legea 93/2009',
      withdrawal: 'OUG 50/2010',
      earlyRepayment: 'OUG 50/2010',
      lateCosts: 'Legea 243/2024',
      registers: 'OUG 50/2010; Legea 93/2009',
      complaints: 'Ordinul ANPC 449/2022',
    }),
    consent(
      'credit_bureau',
      'The consent to the query at Biroul de Credit',
      'Legea 93/2009; GDPR, article 6',
      ofLender,
    ),
    consent(
      'tax_office',
      'The consent to the query of the income at ANAF',
      'Legea 207/2015, art. 11',
      ofLender,
    ),
  ],
  DE: listEuDuties({
    example: 'PAngV, § 17',
    company: 'DDG, § 5; GewO, § 34k; BGB, § 655a',
    role: 'BGB, § 655a; EGBGB, Art. 247 § 13',
    brokerage: 'BGB, §§ 655b and 655c',
    withdrawalFunction: 'BGB, § 356a',
    signing: 'BGB, § 491a',
    withdrawal: 'BGB, §§ 495 and 355',
    earlyRepayment: 'BGB, §§ 500 and 502',
    lateCosts: 'BGB, §§ 497 and 288',
    registers: 'BDSG, §§ 30 and 31',
    marketing: 'UWG, § 7',
    complaints: 'VSBG, § 36',
  }),
  MX: mxDuties,
  CO: coDuties,
  VN: vnDuties,
  PH: phDuties,
};
