import { describe, expect, it, test } from 'vitest';
import { ondaraPage, praveloPage } from '../../../app/pages.fixture';
import type { StepPath } from '../../catalogue/steps';
import type { Lead } from '../../lead/lead';
import { decideContinuation, type LinkedLead } from './continuing';

const dynamic = ondaraPage;
const classic = praveloPage;
const now = Date.parse('2026-11-20T12:00:00.000Z');
const session = { sessionId: 'open', sessionStartedAt: '2026-11-20T11:00:00.000Z' };
const next = { sessionId: 'new', sessionStartedAt: '2026-11-20T12:00:00.000Z' };

const linked: LinkedLead = {
  lead: { amount: 4200, generalPolicies: true },
  given: ['loan_amount', 'loan_period', 'loan_purpose', 'financing_option', 'email', 'phone_number'],
  envelope: {
    id: 'lead-7',
    state: 0,
    expiresAt: '2026-11-21T12:00:00.000Z',
    dataPoints: ['first_name', 'last_name', 'iban_consent', 'iban'],
  },
};

interface Case {
  readonly envelope?: Partial<LinkedLead['envelope']>;
  readonly given?: LinkedLead['given'];
  readonly open?: Lead;
  readonly submitted?: readonly StepPath[];
  readonly page?: typeof dynamic;
}

function decide({ envelope, given, open = {}, submitted = [], page = dynamic }: Case) {
  return decideContinuation(
    { ...linked, given: given ?? linked.given, envelope: { ...linked.envelope, ...envelope } },
    { application: open, submitted },
    { current: session, next: () => next },
    page,
    now,
  );
}

const policies = [...linked.given, 'general_policies'] as const;
const same: Lead = { id: 'lead-7', amount: 900, personalDetails: { firstName: 'Eva' }, ...session };
const other: Lead = { ...same, id: 'lead-1' };

describe('a linked lead', () => {
  test.each<[string, Case, object]>([
    ['goes on with what the server knows', {}, { isSame: false, isStale: false, state: 0 }],
    ['goes on beside what was typed for it here', { open: same }, { isSame: true, isStale: false }],
    ['never mixes with another', { open: other }, { isSame: false, isStale: false }],
    ['stands where the server says', { envelope: { state: 30 } }, { state: 30 }],
    ['that is to be continued goes on with its form', { envelope: { state: 14 } }, { state: 0 }],
    [
      'has ended at the very moment of its end',
      { envelope: { expiresAt: '2026-11-20T12:00:00.000Z' } },
      { isStale: true },
    ],
    [
      'has not ended a millisecond before',
      { envelope: { expiresAt: '2026-11-20T12:00:00.001Z' } },
      { isStale: false },
    ],
    [
      'with an end that cannot be read has not ended',
      { envelope: { expiresAt: 'soon' } },
      { isStale: false },
    ],
    [
      'that was declined is over',
      { envelope: { leadStatus: 'negative', state: 30 } },
      { isStale: true, state: 0 },
    ],
  ])('%s', (_what, given, expected) => {
    expect(decide(given)).toMatchObject(expected);
  });

  it('brings its own answers, or those of the same lead that are open here', () => {
    expect(decide({}).application).toEqual({
      amount: 4200,
      generalPolicies: true,
      id: 'lead-7',
      expiresAt: '2026-11-21T12:00:00.000Z',
      ...session,
    });
    expect(decide({ open: same }).application).toMatchObject({
      amount: 900,
      personalDetails: { firstName: 'Eva' },
      generalPolicies: true,
    });
    expect(decide({ open: other }).application).not.toHaveProperty('personalDetails');
  });

  it('keeps its own loan over that of another application that is open here', () => {
    const loan = { amount: 900, period: 3, financingOption: 'revolving', monthlyPaymentDay: 5 };
    expect(decide({ open: { ...loan, ...session } }).application).toMatchObject({ amount: 4200 });
    for (const part of ['period', 'financingOption', 'monthlyPaymentDay'])
      expect(decide({ open: { ...other, ...loan } }).application).not.toHaveProperty(part);
  });

  it('that is over keeps its input in a session of its own', () => {
    const { application } = decide({ open: same, envelope: { leadStatus: 'negative' } });
    expect(application).toEqual({ amount: 900, personalDetails: { firstName: 'Eva' }, ...next });
  });
});

describe('the steps that need not be gone through again', () => {
  test.each<[string, Case, readonly string[]]>([
    ['are those whose questions the server knows', { given: policies }, ['loan-details', 'initial-details']],
    ['are none that asks something unknown', {}, ['loan-details']],
    ['are not those of another lead', { open: other, submitted: ['personal-details'] }, ['loan-details']],
    [
      'are those done here for the same lead too',
      { open: same, submitted: ['personal-details'] },
      ['personal-details', 'loan-details'],
    ],
    [
      'are those that only ask what may be left out, if a later one is known',
      { given: [...policies, 'first_name', 'last_name', 'gender', 'form_birthday', 'iban'] },
      ['loan-details', 'initial-details', 'personal-details', 'iban-consent', 'bank-account'],
    ],
    [
      'are none that asks for consents once the lead is over',
      { given: [...policies, 'iban_consent'], envelope: { leadStatus: 'negative' } },
      ['loan-details'],
    ],
    [
      'are none that asks for consents, even if done here, once the lead is over',
      {
        open: same,
        submitted: ['loan-details', 'initial-details', 'personal-details', 'iban-consent'],
        envelope: { leadStatus: 'negative' },
      },
      ['loan-details', 'personal-details'],
    ],
    [
      'are those before the state of a classic page',
      { page: classic, envelope: { state: 4 } },
      ['loan-information', 'personal-details', 'contact-details'],
    ],
  ])('%s', (_what, given, expected) => {
    expect(decide(given).submitted).toEqual(expected);
  });
});
