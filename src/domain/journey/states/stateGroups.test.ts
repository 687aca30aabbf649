import { expect, it } from 'vitest';
import {
  findLeadPart,
  hasLeftForm,
  isAcceptedOrEndState,
  isAfterOffer,
  isAfterOfferRoute,
  isEndState,
  isOfferState,
  isStateRoute,
  progressStates,
  stateNumber,
} from './progressStates';
import { getSubmitTarget, questionStates } from './questionStates';
import { stateCalls } from './stateCalls';

const names = (belongs: (state: number) => boolean) =>
  progressStates.filter(({ state }) => belongs(state)).map(({ name }) => name);

it('has the states before the offer, of which each but the first asks for something', () => {
  expect(names((state) => !isAfterOffer(state))).toEqual([
    'NONE',
    'LOAN_INFORMATION',
    'PERSONAL_DETAILS',
    'CONTACT_DETAILS',
    'INCOME_DETAILS',
    'OTHER_INFORMATION',
    'EMPLOYMENT_DETAILS',
    'REFERENCE_INFORMATION',
  ]);
});

it('ends the application in three states, and does not keep what the server sent for these and for the acceptance', () => {
  const ends = ['THANK_YOU', 'REDIRECTED', 'REJECTED'];
  expect(names(isEndState)).toEqual(ends);
  expect(names(isAcceptedOrEndState)).toEqual(['ACCEPTED', ...ends]);
});

it('shows the offer of a lender in five states', () => {
  expect(names(isOfferState)).toEqual([
    'IPFD_OFFER_CHOICE',
    'COFIDIS_OFFER',
    'PROVIDENT_OFFER',
    'INSTABANK_OFFER',
    'PROFICREDIT_OFFER',
  ]);
});

it.each([[isAfterOffer], [isEndState], [isOfferState], [isAcceptedOrEndState]])(
  'counts a state of a later release to no group (%o)',
  (belongs) => {
    expect([99, -1].some(belongs)).toBe(false);
  },
);

it.each([
  ['no state', [], false],
  ['the form', [0, 2], false],
  ['a state after the offer', [0, 6], true],
  ['the form after a state after the offer', [6, 4], false],
  ['the form at last', [0, 6, 4], false],
])('decides by the last state whether the server has decided: %s', (_what, states, expected) => {
  expect(hasLeftForm(states)).toBe(expected);
});

it.each([
  ['', true, false],
  ['personal-details', true, false],
  ['checking', true, true],
  ['smava', true, true],
  ['nonsense', false, false],
])('knows the route "%s": %s, after the offer: %s', (route, isKnown, isAfter) => {
  expect(isStateRoute(route)).toBe(isKnown);
  expect(isAfterOfferRoute(route)).toBe(isAfter);
});

it.each([
  ['personal-details', 'personalDetails'],
  ['contact-details', 'contactDetails'],
  ['income-details', 'incomeDetails'],
  ['other-information', 'otherDetails'],
  ['employment-details', 'employer'],
  ['reference-information', 'referenceInformation'],
  ['loan-information', null],
  ['checking', null],
  ['nonsense', null],
])('fills with the state of the route "%s" the part %s of the lead', (route, part) => {
  expect(findLeadPart(route)).toBe(part);
});

it('numbers a state by its place in the specification', () => {
  expect(stateNumber('NONE')).toBe(0);
  expect(stateNumber('PROFICREDIT_OFFER')).toBe(41);
});

it('sends the answers of each state to its endpoint, in the shape and with the effect of its row', () => {
  const find = (route: string, flow: 'dynamic' | 'classic') => {
    const row = questionStates.find((candidate) => candidate.route === route);
    return row === undefined ? null : getSubmitTarget(row, flow);
  };
  const plain = { body: 'lead-parts', confirms: false, staysAfterSubmit: false };
  expect(find('vehicle', 'dynamic')).toEqual({ ...plain, endpoint: 'vehicle' });
  expect(find('mobile-verification', 'dynamic')).toEqual({ ...plain, endpoint: 'verifyMobile' });
  expect(find('mobile-verification', 'classic')).toEqual({ ...plain, endpoint: 'mobileVerification' });
  expect(find('wniosek', 'classic')).toEqual({ ...plain, endpoint: 'wniosek', confirms: true });
  expect(find('id-upload', 'classic')).toEqual({
    endpoint: 'documentId',
    body: 'flat',
    confirms: false,
    staysAfterSubmit: true,
  });
});

it.each([
  ['mobile-verification', ['verifyMobile', 'mobileVerification'], true],
  ['vehicle', ['vehicle'], true],
  ['instantor', ['account'], true],
  ['accepted', ['sale'], true],
  ['proficredit-offer', ['proficredit'], true],
])('lists the calls of the screen %s: %j', (route, calls, leavesState) => {
  const rows = stateCalls.filter((call) => call.route === route);
  expect(rows).toEqual(calls.map((name) => ({ route, name, leavesState })));
});

it('lists the call of a document’s data as one that stays, and those of its pictures as ones that leave', () => {
  const rows = stateCalls.filter(({ route }) => route === 'id-upload');
  expect(rows.map(({ name, leavesState }) => [name, leavesState])).toEqual([
    ['documentId', false],
    ['idUpload', true],
    ['skipDocumentUpload', true],
  ]);
});
