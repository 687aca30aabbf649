// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { consumeInitialQuery } from './address';

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
