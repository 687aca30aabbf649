import { expect, it } from 'vitest';
import { namesPerson } from './namesPerson';

it.each([
  'ana@example.com',
  ' mail:Ana.Sol@example.com ',
  'ana%40example.com',
  '+34 612 345 678',
  ' 34612345678',
  '612-34-56-78',
  '(55) 1234 5678',
  '12345678Z',
  '12.345.678-z',
  'X1234567L',
  '44051401458',
  '612345678',
  '5512345678',
  '1023456789',
  '09171234567',
  '015123456789',
  '34612345678',
  '842812345678',
  '4915123456789',
  '639171234567',
  '573101234567',
  '5215512345678',
  '001090012345',
  '1800101221144',
  'GOMC900101HDFRRL09',
])('"%s" looks like the e-mail or the number of a person', (value) => {
  expect(namesPerson(value)).toBe(true);
});

it.each([
  '',
  'newsletter',
  '@brand',
  'may-2026',
  '20261127',
  'sub-12345678',
  '1234567',
  'loan_600-30000',
  'trx-90ab41',
  '4d3f2b1a-0c5e-4f6d-8a7b-9c0d1e2f3a4b',
  // Ids of a campaign, an ad group and an ad at Google, of a campaign at Meta, and a time in milliseconds.
  '20784512345',
  '12345678901',
  '152837465921',
  '701234567890',
  '341234567890',
  '20784512345678901',
  '1764235811123',
])('"%s" does not', (value) => {
  expect(namesPerson(value)).toBe(false);
});
