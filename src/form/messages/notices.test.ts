import { describe, expect, it, vi } from 'vitest';
import type { AnswerNotice } from '../../domain/catalogue/messages';
import { createNotices } from './notices';

const suggestion: AnswerNotice = { code: 'email_suggestion' };
const unconfirmed: AnswerNotice = { code: 'email_unconfirmed' };

function createTestNotices() {
  const notices = createNotices();
  const listener = vi.fn();
  const unsubscribe = notices.subscribe(listener);
  return { notices, listener, unsubscribe };
}

describe('notices', () => {
  it('replaces the notices of the rules, which come before those of the server', () => {
    const { notices, listener } = createTestNotices();
    notices.addFromServer('email', unconfirmed);
    notices.setFromRules({ email: suggestion, rent: suggestion });
    expect([notices.get('email'), notices.get('rent')]).toEqual([suggestion, suggestion]);
    notices.setFromRules({});
    expect([notices.get('email'), notices.get('rent')]).toEqual([unconfirmed, undefined]);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('removes the notices of a control, and notifies listeners only if it had any', () => {
    const { notices, listener, unsubscribe } = createTestNotices();
    notices.setFromRules({ email: suggestion, rent: suggestion });
    notices.addFromServer('email', unconfirmed);
    listener.mockClear();
    notices.remove('name');
    expect(listener).not.toHaveBeenCalled();
    notices.remove('email');
    expect([notices.get('email'), notices.get('rent')]).toEqual([undefined, suggestion]);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    notices.remove('rent');
    expect(listener).toHaveBeenCalledOnce();
  });
});
