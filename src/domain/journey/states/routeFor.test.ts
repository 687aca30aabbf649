import { describe, expect, it } from 'vitest';
import { progressStates } from './progressStates';
import { getLastRoute, routeFor } from './routeFor';

/** The states, as the specification lists them (section 3). The table may hold more. */
const specified =
  'NONE LOAN_INFORMATION PERSONAL_DETAILS CONTACT_DETAILS INCOME_DETAILS OTHER_INFORMATION CHECKING MOBILE_VERIFICATION ' +
  'EMPLOYMENT_DETAILS INSTANTOR ACCEPTED THANK_YOU REDIRECTED REJECTED CONTINUE CHANGE_MOBILE_NUMBER VEHICLE WENANCE_TINK ' +
  'WENANCE_ACCOUNT MONEYMAN_PAYLANDS POLICY_CONSENTS ADDITIONAL_EMPLOYMENT_DETAILS ADDITIONAL_PERSONAL_DETAILS ' +
  'MARITAL_DETAILS AIDE REFERENCE_INFORMATION YOUNITED_CREDIT_DETAILS YOUNITED_PROFESSIONAL_DETAILS CNP ADVANZIA_CONSENTS ' +
  'ID_UPLOAD CUSTOMER_DEBTS REFERENCE_DETAILS WNIOSEK WNIOSEK_UZUPELNIENIE DYNAMIC_CONSENTS TFBANK_CONSENTS ' +
  'IPFD_OFFER_CHOICE COFIDIS_OFFER PROVIDENT_OFFER INSTABANK_OFFER PROFICREDIT_OFFER';

describe('the table of progress states', () => {
  it('holds the states of the specification under their numbers', () => {
    const names: readonly string[] = progressStates.map(({ name }) => name);
    expect(names.slice(0, specified.split(' ').length)).toEqual(specified.split(' '));
  });

  it('has each state at the index of its number, with a route of its own', () => {
    expect(progressStates.map((row) => row.state)).toEqual(progressStates.map((_row, index) => index));
    expect(new Set(progressStates.map((row) => row.route)).size).toBe(progressStates.length);
  });
});

describe('routeFor', () => {
  it.each([
    ['is pushed from one form step to the next', 3, 2, { route: 'contact-details', mode: 'PUSH' }],
    ['is pushed for the first state', 1, null, { route: 'loan-information', mode: 'PUSH' }],
    ['replaces the form with a state after the offer', 6, 25, { route: 'checking', mode: 'REPLACE' }],
    ['replaces one state after the offer with another', 10, 6, { route: 'accepted', mode: 'REPLACE' }],
    [
      'replaces a state after the offer with a form step',
      2,
      13,
      { route: 'personal-details', mode: 'REPLACE' },
    ],
    ['is the index route for an unknown state', 99, 2, { route: '', mode: 'PUSH' }],
    ['is the index route for a negative state', -1, 2, { route: '' }],
  ])('%s', (_name, state, previous, expected) => {
    expect(routeFor(state, previous)).toMatchObject(expected);
  });

  it.each([
    [10, 'smava', 'smava'],
    [10, 'Smava', 'smava'],
    [10, 'Banco Muestra', 'accepted'],
    [10, 'constructor', 'accepted'],
    [10, undefined, 'accepted'],
    [13, 'smava', 'rejected'],
  ])('is for state %i with the partner %s the route %s', (state, partner, route) => {
    expect(routeFor(state, 6, partner)).toEqual({ route, mode: 'REPLACE' });
  });

  it('is read from the last of the pushed states', () => {
    expect(getLastRoute([0, 1, 6])).toBe('checking');
    expect(getLastRoute([0, 99])).toBe('');
    expect(getLastRoute([])).toBe('');
  });
});
