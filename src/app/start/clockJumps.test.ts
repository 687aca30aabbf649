import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntry } from '../../domain/journey/arrival/entry';
import { connectApi } from '../../state/connectApi';
import { jsonResponse, createTestStore, submitAnswers } from '../../state/store.fixture';
import { createAppStore } from '../../state/store';
import { requestPolicies } from '../../state/submission/requestPolicies';
import { flushPromises } from '../../testing/flushPromises';
import { getRunCount } from '../../testing/propertyTests';
import { storageWith } from '../../testing/storage.fixture';
import { storedExpirationMs, visitDefaults } from './visit.fixture';
import { beginVisit } from './visit';

/**
 * A device whose clock is set back or forward at any moment, and a server whose clock is right. The visit, the store, the calls and
 * the storages are real.
 */

const minute = 60_000;
const hour = 60 * minute;
const { dependencies } = createTestStore(() => jsonResponse(200, {}));
const policies = ['general_policies', 'marketing_consents'].map((id) => ({
  id,
  version: '2026-11',
  required: true,
  group: 'general',
}));

/** A browser with one open tab. */
function openBrowser() {
  const local = storageWith({});
  const creates: (string | null)[] = [];
  let session = storageWith({});
  let serverNow = Date.parse('2026-11-20T12:00:00.000Z');
  let deviceAheadMs = 0;
  let ids = 0;
  const now = () => serverNow + deviceAheadMs;
  const newId = () => `session-${(ids += 1)}`;

  const fetch = async (address: string, { method, headers }: RequestInit) => {
    if (method === 'POST') creates.push(new Headers(headers).get('Idempotency-Key'));
    const body = address.includes('/policies')
      ? { policies }
      : { id: 'lead-1', state: 0, expiresAt: new Date(serverNow + 1_000 * hour).toISOString() };
    const date = new Date(serverNow).toUTCString();
    return jsonResponse(method === 'POST' ? 201 : 200, body, { Date: date, 'Cache-Control': 'no-store' });
  };

  const start = () => {
    const { state, decision, cells } = beginVisit({
      storages: { session, local },
      route: '',
      entry: readEntry({ query: '', cookies: new Map(), ...dependencies.page.definition }),
      link: '',
      page: dependencies.page,
      ...visitDefaults,
      now: now(),
      newId,
    });
    const api = { ...dependencies.api, now, fetch };
    const outer = {
      ...dependencies,
      api,
      now,
      createId: newId,
      storedExpirationMs,
      shared: local,
      tabId: newId(),
    };
    const { store, connection, flush, flushStartState } = createAppStore(outer, state, { session, local });
    flushStartState(decision.endedId, cells);
    connectApi(connection);
    return { store, flush };
  };

  let tab = start();
  return {
    creates,
    getTab: () => tab,
    getState: () => tab.store.getState(),
    pass: (milliseconds: number) => {
      serverNow += milliseconds;
    },
    setClock: (milliseconds: number) => {
      deviceAheadMs += milliseconds;
    },
    reload: () => {
      tab.flush();
      tab = start();
    },
    reopen: () => {
      tab.flush();
      session = storageWith({});
      tab = start();
    },
    /** The answer of the server to a call that every page makes. */
    receiveResponses: async () => {
      void tab.store.dispatch(requestPolicies());
      await flushPromises();
    },
    answer: async (amount: number) => {
      tab.store.dispatch(
        submitAnswers({ path: 'loan-details', answers: { loan_amount: amount, loan_period: 12 } }),
      );
      await flushPromises();
    },
    send: async () => {
      tab.store.dispatch(
        submitAnswers({
          path: 'initial-details',
          answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
        }),
      );
      await flushPromises();
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;

const jump = (hours: { min: number; max: number }) =>
  fc.record({ act: fc.constant('jump' as const), hours: fc.integer(hours) });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('pass' as const), minutes: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ act: fc.constantFrom('reload', 'reopen', 'send', 'answer', 'receive' as const) }),
);
interface Act {
  readonly act: 'jump' | 'pass' | 'reload' | 'reopen' | 'send' | 'answer' | 'receive';
  readonly hours?: number;
  readonly minutes?: number;
}

/** Carries out an act. Returns the amount that the applicant has answered last. */
async function carryOut(browser: Browser, { act, hours = 0, minutes = 0 }: Act, amount: number) {
  if (act === 'pass') browser.pass(minutes * minute);
  if (act === 'jump') browser.setClock(hours * hour);
  if (act === 'reload') browser.reload();
  if (act === 'reopen') browser.reopen();
  if (act === 'send') await browser.send();
  if (act === 'receive') await browser.receiveResponses();
  if (act !== 'answer') return amount;
  await browser.answer(amount + 100);
  return amount + 100;
}

/** Expects that the application is still the one that began with the first answer. */
function expectNothingLost(browser: Browser, sessionId: string | undefined, amount: number, isSent: boolean) {
  const { leadApplication, asyncFormData } = browser.getState();
  expect(leadApplication.application).toMatchObject({ sessionId, amount });
  expect(asyncFormData.announcement).toBeNull();
  expect(browser.creates.length).toBe(isSent ? 1 : 0);
  if (isSent) expect(leadApplication.application).toMatchObject({ id: 'lead-1', generalPolicies: true });
}

const stories = (hours: { min: number; max: number }) =>
  fc.array(fc.oneof({ weight: 3, arbitrary: acts }, jump(hours)), { maxLength: 20 });

describe('a clock that jumps', () => {
  it('loses nothing and creates no second lead if it is only ever set back', async () => {
    await fc.assert(
      fc.asyncProperty(stories({ min: -80, max: -1 }), async (story) => {
        const browser = openBrowser();
        await browser.answer(1_000);
        const { sessionId } = browser.getState().leadApplication.application;
        let amount = 1_000;
        let isSent = false;
        for (const act of story) {
          amount = await carryOut(browser, act, amount);
          isSent ||= act.act === 'send';
          expectNothingLost(browser, sessionId, amount, isSent);
        }
      }),
      { numRuns: getRunCount(60) },
    );
  });

  it(
    'loses nothing in either direction if the server answers before the next act',
    { tags: ['C1'] },
    async () => {
      await fc.assert(
        fc.asyncProperty(stories({ min: -80, max: 80 }), async (story) => {
          const browser = openBrowser();
          await browser.receiveResponses();
          await browser.answer(1_000);
          const { sessionId } = browser.getState().leadApplication.application;
          let amount = 1_000;
          let isSent = false;
          for (const act of story) {
            amount = await carryOut(browser, act, amount);
            if (act.act === 'jump') await browser.receiveResponses();
            isSent ||= act.act === 'send';
            expectNothingLost(browser, sessionId, amount, isSent);
          }
        }),
        { numRuns: getRunCount(60) },
      );
    },
  );

  it(
    'keeps nothing longer than configured after the next start, whatever happened before',
    { tags: ['C1'] },
    async () => {
      await fc.assert(
        fc.asyncProperty(stories({ min: -9_000, max: 80 }), async (story) => {
          const browser = openBrowser();
          await browser.answer(1_000);
          for (const act of story) await carryOut(browser, act, 1_000);
          browser.reload();
          browser.pass(storedExpirationMs + 1);
          browser.reload();
          // What was dropped before cannot be dropped again, so the answers count and not the decision.
          expect([1_000, 1_100]).not.toContain(browser.getState().leadApplication.application.amount);
        }),
        { numRuns: getRunCount(60) },
      );
    },
  );

  it.each([
    ['starts', async (browser: Browser) => browser.reload()],
    ['sends', (browser: Browser) => browser.send()],
  ])('expires an application that %s more than a day later by the device alone', async (_act, carry) => {
    const browser = openBrowser();
    await browser.receiveResponses();
    await browser.answer(1_000);
    const { sessionId } = browser.getState().leadApplication.application;
    browser.setClock(25 * hour);
    await carry(browser);
    expect(browser.getState().leadApplication.application.sessionId).not.toBe(sessionId);
  });
});
