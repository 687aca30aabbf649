import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json';
import { ondaraPage } from '../../testing/pages.fixture';
import { dataPoints } from './dataPoints';
import type { DataPointName } from './names';
import { createReadingContext } from './reading/context.fixture';
import { explainRejection, findShownCode, paramsByCode } from './rejections';

const context = {
  ...createReadingContext('ES'),
  amount: ondaraPage.definition.amount,
  period: ondaraPage.definition.period,
};
const explain = (name: DataPointName, code: string) => explainRejection(dataPoints[name], code, context);
const { min, max } = context.amount;

describe('a rejection by the server', () => {
  it.each<readonly [string, DataPointName, string, object]>([
    ['a code without parameters', 'iban', 'bank_account_foreign', { code: 'bank_account_foreign' }],
    ['the limits of the page', 'loan_amount', 'range', { code: 'range', params: { min, max } }],
    ['the ages of the country', 'form_birthday', 'too_young', { code: 'too_young', params: { min: 18 } }],
    ['the example of the country', 'phone_number', 'phone', { params: { example: '612 34 56 78' } }],
    ['the length of the data point', 'first_name', 'too_long', { code: 'too_long' }],
    ['the identifiers of the country', 'personal_code', 'identifier_shape', { params: { id: 'DNI / NIE' } }],
  ])('is shown by its code, with %s', (_what, name, code, message) => {
    expect(explain(name, code)).toMatchObject(message);
  });

  it.each<readonly [DataPointName, object]>([
    ['loan_amount', { rule: 'range', min, max }],
    ['first_name', { rule: 'name' }],
    ['email', { rule: 'email' }],
    ['phone_number', { rule: 'phone', example: '612 34 56 78' }],
    ['postal_code', { rule: 'postal_code', example: '28013' }],
    ['personal_code', { rule: 'identifier_shape', id: 'DNI / NIE' }],
    ['iban', { rule: 'bank_account_foreign' }],
    ['form_birthday', { rule: 'date_incomplete' }],
    ['mortgage_expires_at', { rule: 'month_incomplete' }],
    ['loan_purpose', { rule: 'choose' }],
  ])('of %s says what the field takes if it names no known reason', (name, params) => {
    for (const code of ['not_accepted', 'a_code_of_next_year', 'rejected', 'constructor', ''])
      expect(explain(name, code)).toMatchObject({ code: 'rejected', params });
  });

  it.each([
    ['mortgage_expires_at', 'date_incomplete', 'month_incomplete'],
    ['mortgage_expires_at', 'date_impossible', 'month_impossible'],
    ['mortgage_expires_at', 'date_past', 'date_past'],
    ['form_birthday', 'date_impossible', 'date_impossible'],
  ] as const)('of %s with the code %s is shown as %s', (name, code, shown) => {
    expect(explain(name, code)).toMatchObject({ code: shown });
  });

  it('says what the field takes if the text of its code needs a value that nobody knows', () => {
    expect(explain('first_name', 'range')).toMatchObject({ code: 'rejected', params: { rule: 'name' } });
    expect(explain('loan_amount', 'step')).toMatchObject({ code: 'rejected', params: { rule: 'range' } });
  });

  it('is shown in general for a question that takes anything', () => {
    expect(explain('general_policies', 'not_accepted')).toEqual({ code: 'not_accepted' });
  });

  it('needs the country’s checks only to name identifiers', () => {
    const { checks: _checks, ...others } = context;
    expect(explainRejection(dataPoints.personal_code, 'identifier_shape', others)).toEqual({
      code: 'not_accepted',
    });
    expect(explainRejection(dataPoints.iban, 'expired', others)).toMatchObject({ code: 'expired' });
  });

  it('knows every value that a text of an error names', () => {
    const named = Object.entries(errors).flatMap(([code, text]) => {
      const names =
        typeof text === 'string' ? [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name) : [];
      return names.length === 0 || /_[A-Z]{2}$/.test(code) ? [] : [[code, names]];
    });
    // The text of the loan's own question also names the two nearest values.
    expect({ ...paramsByCode, step: ['step'] }).toEqual(Object.fromEntries(named));
  });

  it('without a question is shown by a code that needs no value', () => {
    expect(findShownCode('consent_required', {})).toBe('consent_required');
    expect(findShownCode('range', {})).toBeNull();
  });
});
