// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consumeInitialQuery, navigateTo } from './address';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a navigation by POST', () => {
  it.each(['append', 'submit', 'setAttribute', 'id'])('sends a parameter with the name %s', (name) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    navigateTo({ url: 'https://partner.example/go', method: 'POST', params: { [name]: '1', last: '2' } });
    expect(submit).toHaveBeenCalledOnce();
    const fields = [...document.querySelectorAll('input')].map((field) => [field.name, field.value]);
    expect(fields).toEqual([
      [name, '1'],
      ['last', '2'],
    ]);
  });
});

describe('the initial query', () => {
  it('comes from the address', () => {
    window.history.replaceState(null, '', '?amount=2000');
    expect(consumeInitialQuery()).toBe('?amount=2000');
  });

  it('comes from the document if the starter has cleaned the address, and is removed there', () => {
    window.history.replaceState(null, '', '?amount=2000');
    document.documentElement.dataset['query'] = '?amount=2000&firstName=Ana';
    expect(consumeInitialQuery()).toBe('?amount=2000&firstName=Ana');
    expect(document.documentElement.outerHTML).not.toContain('Ana');
    expect(consumeInitialQuery()).toBe('?amount=2000');
  });
});
