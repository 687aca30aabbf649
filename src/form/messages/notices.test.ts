import { describe, expect, it, vi } from 'vitest';
import type { FieldNotice } from '../../domain/catalogue/messages';
import { makeNotices } from './notices';

const asks: FieldNotice = { code: 'email_suggestion' };
const doubts: FieldNotice = { code: 'email_unconfirmed' };

function opened() {
  const notices = makeNotices();
  const heard = vi.fn();
  const stop = notices.hear(heard);
  return { notices, heard, stop };
}

describe('soft questions', () => {
  it('of the rules take the place of those before, and come before the server’s', () => {
    const { notices, heard } = opened();
    notices.doubt('email', doubts);
    notices.tell({ email: asks, rent: asks });
    expect([notices.at('email'), notices.at('rent')]).toEqual([asks, asks]);
    notices.tell({});
    expect([notices.at('email'), notices.at('rent')]).toEqual([doubts, undefined]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('go with the control beside which they stand, and nobody hears of a control with none', () => {
    const { notices, heard, stop } = opened();
    notices.tell({ email: asks, rent: asks });
    notices.doubt('email', doubts);
    heard.mockClear();
    notices.take('name');
    expect(heard).not.toHaveBeenCalled();
    notices.take('email');
    expect([notices.at('email'), notices.at('rent')]).toEqual([undefined, asks]);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    notices.take('rent');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('go along where their questions have other controls', () => {
    const { notices } = opened();
    notices.tell({ 'loans.0.rent': asks });
    notices.doubt('loans.0.email', doubts);
    notices.move((byControl) =>
      Object.fromEntries(Object.entries(byControl).map(([name, value]) => [name.replace('0', '1'), value])),
    );
    expect([notices.at('loans.1.rent'), notices.at('loans.1.email')]).toEqual([asks, doubts]);
    expect(notices.at('loans.0.rent')).toBeUndefined();
  });
});
