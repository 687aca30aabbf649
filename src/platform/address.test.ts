// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor, takeQuery } from './address';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('leaving by POST', () => {
  it.each(['append', 'submit', 'setAttribute', 'id'])('sends a parameter called %s too', (name) => {
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    leaveFor({ url: 'https://partner.example/go', method: 'POST', params: { [name]: '1', last: '2' } });
    expect(sent).toHaveBeenCalledOnce();
    const fields = [...document.querySelectorAll('input')].map((field) => [field.name, field.value]);
    expect(fields).toEqual([
      [name, '1'],
      ['last', '2'],
    ]);
  });
});

describe('the query with which the page was opened', () => {
  it('is the address’s', () => {
    window.history.replaceState(null, '', '?amount=2000');
    expect(takeQuery()).toBe('?amount=2000');
  });

  it('is what the document holds of it where the address was cleaned before, and is held no longer', () => {
    window.history.replaceState(null, '', '?amount=2000');
    document.documentElement.dataset['query'] = '?amount=2000&firstName=Ana';
    expect(takeQuery()).toBe('?amount=2000&firstName=Ana');
    expect(document.documentElement.outerHTML).not.toContain('Ana');
    expect(takeQuery()).toBe('?amount=2000');
  });
});
