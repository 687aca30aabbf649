// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '../api/envelope';
import {
  findStateRoute,
  progressStates,
  type ProgressStateName,
} from '../domain/journey/states/progressStates';
import { jsonResponse } from '../state/store.fixture';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { flushPromises } from '../testing/flushPromises';
import { openApp, referenceNetwork, resetBackend, stateAt } from './app.fixture';
import { ondaraPage } from '../testing/pages.fixture';

/**
 * Texts that a server which is taken over could send in place of any text. The mark finds what became of them. The sentence begins with
 * what could be filled in or taken as a key, and shows every screen with texts of the server. The first three go to those screens in
 * every run.
 */
const hostileTexts = {
  sentence: [
    'hostile{{partner}}{{count}}{{- amount}}$t(common>submit)$t(errors>required)',
    'hostile<img src=x onerror="window.hostile=1">',
    'hostile</script><script>window.hostile=1</script>',
    'hostile \u202Etxet\u202C \u2066\u200F\u0000\u0007\u001B[31m\u007F👩‍👩‍👧‍👦🏴‍☠️',
  ].join(''),
  'address with code': 'javascript:window.hostile=1//hostile',
  'text that is too long': `hostile${'x'.repeat(10_000)}`,
  'address with code after a control character': 'java\tscript:window.hostile=1//hostile',
  'document as an address': 'data:text/html,hostile<script>window.hostile=1</script>',
  'text without a space': `hostile${'x'.repeat(1900)}`,
} as const;

type HostileText = keyof typeof hostileTexts;

/** The states whose screens show a text of the server. The others only read it. */
const statesWithTexts: readonly ProgressStateName[] = [
  'ACCEPTED',
  'ADVANZIA_CONSENTS',
  'COFIDIS_OFFER',
  'DYNAMIC_CONSENTS',
  'INSTABANK_OFFER',
  'IPFD_OFFER_CHOICE',
  'MOBILE_VERIFICATION',
  'POLICY_CONSENTS',
  'PROFICREDIT_OFFER',
  'PROVIDENT_OFFER',
  'REDIRECTED',
  'REJECTED',
  'TFBANK_CONSENTS',
  'THANK_YOU',
];

const moment = '2026-11-24T11:00:00.000Z';

const createOffer = (text: string, id: string) => ({
  id: `${id}${text}`,
  partner: text,
  amount: 3000,
  period: 12,
  periodScale: 'months',
  instalment: 275.04,
  nominalRate: 18,
  annualRate: 19.56,
  total: 3300.48,
  expiresAt: moment,
  documents: [
    { kind: 'other', title: text.slice(0, 200), address: text, language: 'es', bytes: 1 },
    { kind: 'contract', title: text.slice(0, 200), address: '/document/1', language: text, bytes: 1 },
    { kind: 'contract', title: text.slice(0, 200), address: '/document/2', language: 'es', bytes: 1 },
  ],
  lateCosts: { text: text.slice(0, 2000), lang: text },
  earlyRepayment: { text: text.slice(0, 2000) },
  lender: { name: text.slice(0, 200), address: text, registerEntry: text.slice(0, 200) },
});

/** An answer with the text in every field that takes any text. */
function createHostileEnvelope(state: number, text: string) {
  const consent = { lang: text, link: text, group: text, version: text, given: false, text };
  return {
    id: 'lead-1',
    state,
    leadStatus: text,
    expiresAt: moment,
    application: { status: text, offerId: text, partner: { name: text } },
    dataPoints: [text],
    customerConsents: [
      { ...consent, id: text, required: true },
      { ...consent, id: `other-${text}`, required: false },
    ],
    stepData: {
      offer: createOffer(text, ''),
      offers: [createOffer(text, 'first-'), createOffer(text, 'second-')],
      limits: { amount: { min: 100, max: 4000, step: 100 }, period: { min: 3, max: 48, step: 1 } },
      loan: { ...createOffer(text, ''), firstPaymentOn: text },
      reference: text.slice(0, 200),
      sentAt: moment,
      answerBy: moment,
      validUntil: moment,
      maskedEmail: text.slice(0, 200),
      maskedPhoneNumber: text.slice(0, 40),
      documentTypes: [text, 'id_card'],
      missing: [text, 'iban'],
      debts: [{ lender: text }],
      url: text,
      rejection: {
        registers: [text.slice(0, 200), text],
        appeals: [{ kind: text }, { kind: 'review', sentAt: text }],
      },
    },
    redirect: { url: text, method: 'GET', params: { [text]: text } },
  };
}

const addressAttributes = ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href', 'poster', 'data'];

/** What must not exist: handlers, addresses with an unsafe scheme or with the text. */
function findUnsafeAttributes(): readonly string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isHandler = name.startsWith('on');
      const scheme = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
      const isUnsafeAddress =
        addressAttributes.includes(name) && /^(javascript|vbscript|data:text|blob)/.test(scheme);
      const isFromText = addressAttributes.includes(name) && value.includes('window.hostile');
      return isHandler || isUnsafeAddress || isFromText
        ? [`${element.localName} ${name}=${value.slice(0, 60)}`]
        : [];
    }),
  );
}

/** The shown and announced texts that hold the mark. */
function findShownTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push(node.textContent ?? '');
  const labels = [...document.querySelectorAll('[aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? '',
  );
  return [...texts, ...labels].filter((shown) => shown.includes('hostile'));
}

beforeEach(resetBackend);

/** Opens the screen of a state with the text in place of every text of the server, and expects it to be only text. */
async function expectOnlyText({ name, state }: (typeof progressStates)[number], what: HostileText) {
  const text = hostileTexts[what];
  const answer = createHostileEnvelope(state, text);
  const { partnerName, offerId, redirect, stepData, customerConsents = [] } = readEnvelope(answer);
  const result = {
    ...(partnerName === undefined ? {} : { partnerName }),
    ...(offerId === undefined ? {} : { offerId }),
    ...(redirect === undefined ? {} : { redirect }),
    ...(stepData === undefined ? {} : { stepData }),
  };
  const { redirects } = await openApp({
    route: findStateRoute(state, undefined) ?? '',
    state: {
      ...stateAt(name, { application: { id: 'lead-1', sessionId: 's' }, result, customerConsents }),
      dynamicPages: { ...initialDynamicPages, submitted: ondaraPage.steps.map(({ path }) => path) },
    },
    network: (call) => (call.path.startsWith('/data/') ? referenceNetwork(call) : jsonResponse(200, answer)),
  });
  await act(flushPromises);

  expect(findUnsafeAttributes()).toEqual([]);
  expect(document.querySelectorAll('script, img[src=x], iframe, object, embed')).toHaveLength(0);
  expect('hostile' in window).toBe(false);
  expect(redirects).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  const ways = document.querySelectorAll(
    'main a[href], main button:not([disabled]), main input, main select',
  );
  expect(ways.length).toBeGreaterThan(0);
  if (what !== 'sentence') return;
  expect(findShownTexts().length > 0).toBe(statesWithTexts.includes(name));
  // A shown text is the one that was sent: nothing was filled in, cut or taken as a key.
  for (const shown of findShownTexts()) expect(shown).toContain(text.slice(0, 40));
}

const [withTexts, withoutTexts] = [true, false].map((hasTexts) =>
  progressStates.filter(({ name }) => statesWithTexts.includes(name) === hasTexts),
);

describe.each(['sentence', 'address with code', 'text that is too long'] as const)(
  'a hostile %s from the server',
  (what) => {
    it.each(withTexts ?? [])('is only text in state $state, $name', { tags: ['S1', 'H1'] }, (row) =>
      expectOnlyText(row, what),
    );
  },
);

describe('a hostile sentence from the server', () => {
  it.each(withoutTexts ?? [])('is not shown in state $state, $name', (row) =>
    expectOnlyText(row, 'sentence'),
  );
});

describe.each([
  'address with code after a control character',
  'document as an address',
  'text without a space',
] as const)('a hostile %s from the server', { tags: ['rest'] }, (what) => {
  it.each(withTexts ?? [])('is only text in state $state, $name', { tags: ['S1', 'H1'] }, (row) =>
    expectOnlyText(row, what),
  );
});

describe.each(['address with code', 'text that is too long'] as const)(
  'a hostile %s from the server',
  { tags: ['rest'] },
  (what) => {
    it.each(withoutTexts ?? [])('is only text in state $state, $name', { tags: ['S1', 'H1'] }, (row) =>
      expectOnlyText(row, what),
    );
  },
);
