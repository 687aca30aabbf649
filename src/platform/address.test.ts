// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveFor } from './address';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('leaving by POST', () => {
  it.each(['append', 'submit', 'setAttribute', 'id'])('sends a parameter called %s too (8.14)', (name) => {
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
