import { describe, expect, it, test } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
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
  readonly lead?: Lead;
  readonly envelope?: Partial<LinkedLead['envelope']>;
  readonly given?: LinkedLead['given'];
  readonly open?: Lead;
  readonly submitted?: readonly StepPath[];
  readonly drafts?: Parameters<typeof decideContinuation>[1]['drafts'];
  readonly page?: typeof dynamic;
  readonly isBegun?: boolean;
}

function decide({
  envelope,
  lead,
  given,
  open = {},
  submitted = [],
  drafts = {},
  page = dynamic,
  isBegun = false,
}: Case) {
  return decideContinuation(
    {
      lead: lead ?? linked.lead,
      given: given ?? linked.given,
      envelope: { ...linked.envelope, ...envelope },
    },
    { application: open, submitted, drafts, isBegun },
    { current: session, next: () => next },
    page,
    now,
  );
}

const policies = [...linked.given, 'general_policies'] as const;
const same: Lead = { id: 'lead-7', amount: 900, personalDetails: { firstName: 'Eva' }, ...session };
/** The answers to two steps. */
const whole: Lead = {
  ...same,
  period: 12,
  financingOption: 'personal_loan',
  otherDetails: { loanPurpose: 'car' },
  personalDetails: { firstName: 'Eva', lastName: 'Ruiz', gender: 'female', dateOfBirth: '1990-02-07' },
};
const other: Lead = { ...same, id: 'lead-1' };

describe('a linked lead', () => {
  test.each<[string, Case, object]>([
    ['continues with the data of the server', {}, { isSame: false, isStale: false, state: 0 }],
    [
      'continues with the input of this browser if it is the same lead',
      { open: same },
      { isSame: true, isStale: false },
    ],
    ['is never mixed with another lead', { open: other }, { isSame: false, isStale: false }],
    ['has the state that the server names', { envelope: { state: 30 } }, { state: 30 }],
    ['opens the form in the state CONTINUE', { envelope: { state: 14 } }, { state: 0 }],
    [
      'has expired exactly at its expiry',
      { envelope: { expiresAt: '2026-11-20T12:00:00.000Z' } },
      { isStale: true },
    ],
    [
      'has not expired a millisecond before',
      { envelope: { expiresAt: '2026-11-20T12:00:00.001Z' } },
      { isStale: false },
    ],
    ['has not expired with an unreadable expiry', { envelope: { expiresAt: 'soon' } }, { isStale: false }],
    [
      'is stale after it was declined',
      { envelope: { leadStatus: 'negative', state: 30 } },
      { isStale: true, state: 0 },
    ],
  ])('%s', (_what, given, expected) => {
    expect(decide(given)).toMatchObject(expected);
  });

  it('has its own answers, or those of the same lead in this browser', () => {
    expect(decide({}).application).toEqual({
      amount: 4200,
      generalPolicies: true,
      id: 'lead-7',
      expiresAt: '2026-11-21T12:00:00.000Z',
      posthogParameters: {
        isLeadPrefilled: false,
        leadPrefilledFields: [],
        leadPreviouslyRedirected: false,
      },
      ...session,
    });
    expect(decide({ open: same }).application).toMatchObject({
      amount: 900,
      personalDetails: { firstName: 'Eva' },
      generalPolicies: true,
    });
    expect(decide({ open: other }).application).not.toHaveProperty('personalDetails');
  });

  it('keeps its own loan instead of that of another open application', () => {
    const loan = { amount: 900, period: 3, financingOption: 'revolving', monthlyPaymentDay: 5 };
    expect(decide({ open: { ...loan, ...session } }).application).toMatchObject({ amount: 4200 });
    for (const part of ['period', 'financingOption', 'monthlyPaymentDay'])
      expect(decide({ open: { ...other, ...loan } }).application).not.toHaveProperty(part);
  });

  it('keeps its source unless the visit names another one, and never a mixture of both', () => {
    const shop = { attribute: 'shop', subId: 'a' };
    const lead: Lead = {
      leadSource: 'shop',
      affiliateReferenceParams: shop,
      utm: { utm_source: 'shop', utm_campaign: 'spring' },
      gclid: 'a',
      googleClick: { gclid: 'a' },
    };
    const direct: Lead = { leadSource: 'direct', affiliateReferenceParams: {}, utm: {}, ...session };
    expect(decide({ lead, open: direct }).application).toMatchObject(lead);
    expect(decide({ lead: {}, open: direct }).application).not.toHaveProperty('leadSource');
    const stale = { leadStatus: 'negative' };
    expect(decide({ lead: {}, open: direct, envelope: stale }).application.leadSource).toBe('direct');
    const returning: Lead = { ...direct, affiliateReferenceParams: { attribute: 'other' } };
    const tiered = { ...lead, sellingTierGlobalId: 't1' };
    expect(decide({ lead: tiered, open: direct }).application).toMatchObject(tiered);
    const returned = decide({ lead: tiered, open: returning }).application;
    expect(returned).toMatchObject({ leadSource: 'shop', affiliateReferenceParams: { attribute: 'other' } });
    expect(returned).not.toHaveProperty('sellingTierGlobalId');
    const named: Lead = {
      leadSource: 'mail',
      affiliateReferenceParams: { attribute: 'mail' },
      utm: { utm_source: 'mail' },
      utmAt: '2026-11-20T11:00:00.000Z',
      gclidAt: '2026-11-20T11:00:00.000Z',
      gbraid: 'b',
      googleClick: { gclidAt: '2026-11-20T11:00:00.000Z', gbraid: 'b' },
    };
    const { application } = decide({ lead, open: { ...direct, ...named } });
    expect(application).toEqual(expect.objectContaining(named));
    expect(application).not.toHaveProperty('gclid');
    expect(
      decide({ lead: { ...lead, id: 'lead-7' }, open: { ...same, ...direct } }).application,
    ).toMatchObject({
      affiliateReferenceParams: shop,
    });
  });

  it('takes no source of another application that is open', () => {
    const source = {
      leadSource: 'google',
      affiliateReferenceParams: { attribute: 'shop' },
      sellingTierGlobalId: 't1',
      utm: { utm_source: 'google' },
      gclid: 'a',
      googleClick: { gclid: 'a' },
    };
    const own = { leadSource: 'mail', utm: { utm_source: 'mail' } };
    const { application } = decide({ lead: own, open: { ...other, ...source }, isBegun: true });
    expect(application).toMatchObject(own);
    for (const part of ['affiliateReferenceParams', 'sellingTierGlobalId', 'gclid', 'googleClick'])
      expect(application).not.toHaveProperty(part);
  });

  it('is never the open one if neither has an id', () => {
    const { id: _id, ...envelope } = linked.envelope;
    const { isSame } = decideContinuation(
      { ...linked, envelope },
      { application: session, submitted: [], drafts: {}, isBegun: false },
      { current: session, next: () => next },
      dynamic,
      now,
    );
    expect(isSame).toBe(false);
  });

  it('keeps what it has if the response says nothing about its id, expiry, status and questions', () => {
    const known = { id: 'lead-7', expiresAt: '2026-11-22T12:00:00.000Z', leadStatus: 'positive' };
    const continued = decideContinuation(
      { lead: { ...linked.lead, ...known }, given: [], envelope: {} },
      { application: session, submitted: [], drafts: {}, isBegun: false },
      { current: session, next: () => next },
      dynamic,
      now,
    );
    expect(continued).toMatchObject({ application: known, state: 0, requested: null, submitted: [] });
  });

  it('is asked for the data points that the server names', () => {
    expect(decide({}).requested).toEqual(['first_name', 'last_name', 'iban_consent', 'iban']);
  });

  it('keeps the input of a stale lead in a new session', () => {
    const { application } = decide({ open: same, envelope: { leadStatus: 'negative' } });
    expect(application).toEqual({
      amount: 900,
      personalDetails: { firstName: 'Eva' },
      leadSource: 'direct',
      ...next,
    });
  });
});

describe('what is typed and not submitted', () => {
  const drafts = { 'initial-details': { email: 'eva@example.com', marketing_consents: true } };

  test.each<[string, Case, object]>([
    ['stays for the same lead', { open: same }, drafts],
    ['is dropped for another lead', { open: other }, {}],
    [
      'stays without the consents for the same lead if it is stale',
      { open: same, envelope: { leadStatus: 'negative' } },
      { 'initial-details': { email: 'eva@example.com' } },
    ],
  ])('%s', { tags: ['F27'] }, (_what, linkedLead, expected) => {
    expect(decide({ ...linkedLead, drafts }).drafts).toEqual(expected);
  });
});

describe('the completed steps of a linked lead', () => {
  test.each<[string, Case, readonly string[]]>([
    [
      'include steps whose data points the server knows',
      { given: policies },
      ['loan-details', 'initial-details'],
    ],
    ['exclude a step with an unknown data point', {}, ['loan-details']],
    [
      'exclude the submitted steps of another lead',
      { open: other, submitted: ['personal-details'] },
      ['loan-details'],
    ],
    [
      'include the submitted steps of the same lead',
      { open: same, submitted: ['personal-details'] },
      ['personal-details', 'loan-details'],
    ],
    [
      'include steps with optional data points if a later step is known',
      { given: [...policies, 'first_name', 'last_name', 'gender', 'form_birthday', 'iban'] },
      ['loan-details', 'initial-details', 'personal-details', 'iban-consent', 'bank-account'],
    ],
    [
      'exclude steps with consents if the lead is stale',
      {
        lead: {
          ...linked.lead,
          period: 12,
          otherDetails: { loanPurpose: 'car' },
          financingOption: 'personal_loan',
        },
        given: [...policies, 'iban_consent'],
        envelope: { leadStatus: 'negative' },
      },
      ['loan-details'],
    ],
    [
      'exclude steps whose answers the server keeps to itself if the lead is stale',
      { lead: {}, given: policies, envelope: { leadStatus: 'negative' } },
      [],
    ],
    [
      'exclude submitted steps with consents if the lead is stale',
      {
        open: whole,
        submitted: ['loan-details', 'initial-details', 'personal-details', 'iban-consent'],
        envelope: { leadStatus: 'negative' },
      },
      ['loan-details', 'personal-details'],
    ],
    [
      'include the steps before the state of a classic page',
      { page: classic, envelope: { state: 4 } },
      ['loan-information', 'personal-details', 'contact-details'],
    ],
    ['are none before the state of the first step', { page: classic, envelope: { state: 1 } }, []],
    ['follow from the known data points in an unknown state', { envelope: { state: 99 } }, ['loan-details']],
  ])('%s', (_what, given, expected) => {
    expect(decide(given).submitted).toEqual(expected);
  });
});
