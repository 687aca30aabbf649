import { describe, expect, it } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { jsonResponse, makeTestStore, submitAnswers } from '../store.fixture';
import { syncTabs } from './syncTabs';

const first = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;
const second = { path: 'loan-details', answers: { loan_amount: 4000 } } as const;

/** Channels between tabs of one browser. Messages are copied. */
function createBrowser() {
  const listeners = new Map<object, (message: unknown) => void>();
  const sent: unknown[] = [];
  return {
    sent,
    openChannel: (onMessage: (message: unknown) => void) => {
      listeners.set(onMessage, onMessage);
      return (message: unknown) => {
        sent.push(message);
        for (const listener of listeners.values())
          if (listener !== onMessage) listener(structuredClone(message));
      };
    },
  };
}

const openTab = () => makeTestStore(() => jsonResponse(200, {}));
const getAmount = ({ store }: ReturnType<typeof openTab>) =>
  store.getState().leadApplication.application.amount;

describe('a tab that opens', () => {
  it('receives the answers of the open tab that the storage does not contain yet', async () => {
    const { openChannel } = createBrowser();
    const [open, opening] = [openTab(), openTab()];
    syncTabs(open.store, storageWith({}), openChannel);
    open.store.dispatch(submitAnswers(first));
    open.store.dispatch(submitAnswers(second));
    syncTabs(opening.store, storageWith({}), openChannel);
    await opening.flushPromises();
    expect(getAmount(opening)).toBe(4000);
    expect(opening.store.getState().dynamicPages.submitted).toEqual(['loan-details']);
  });

  it('reads what was stored before it listened', async () => {
    const { openChannel } = createBrowser();
    const [open, opening] = [openTab(), openTab()];
    open.store.dispatch(submitAnswers(first));
    open.flush();
    const stored = { storedLoanApplication: JSON.stringify(open.local.get('storedLoanApplication')) };
    syncTabs(opening.store, storageWith(stored), openChannel);
    await opening.flushPromises();
    expect(getAmount(opening)).toBe(3000);
  });

  it('gives no answers to another session, and ignores what is no message', async () => {
    const { openChannel, sent } = createBrowser();
    const open = openTab();
    open.store.dispatch(submitAnswers(first));
    syncTabs(open.store, storageWith({}), openChannel);
    const send = openChannel(() => undefined);
    const messages = [
      { type: 'answers-requested', sessionId: 'session-7' },
      { type: 'answers', application: { savedAt: 'x' } },
      null,
    ];
    for (const message of messages) send(message);
    await open.flushPromises();
    expect(sent).toEqual([{ type: 'answers-requested', sessionId: 'session-1' }, ...messages]);
    expect(getAmount(open)).toBe(3000);
  });
});

describe('a submitted step that sends nothing', () => {
  it('is written after the next step is painted: a tab that opens before asks for its answers', async () => {
    let write = () => undefined as void;
    const app = makeTestStore(() => jsonResponse(200, {}), {
      scheduleWrite: (scheduled) => {
        write = scheduled;
      },
    });
    app.store.dispatch(submitAnswers(first));
    await Promise.resolve();
    expect(app.local.get('storedLoanApplication')).toBeUndefined();
    write();
    expect(app.local.get('storedLoanApplication')).toMatchObject({ application: { amount: 3000 } });
  });
});
