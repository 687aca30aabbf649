// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAddress, navigateTo } from './navigation';

const submit = vi.fn();

beforeEach(() => {
  submit.mockClear();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const post = { url: 'https://partner.example/go', method: 'POST', params: {} } as const;

function reportViolation(effectiveDirective: string): void {
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
}

describe('a navigation by POST', () => {
  it.each(['append', 'submit', 'setAttribute', 'id', 'constructor', '__proto__', 'toString'])(
    'sends a parameter with the name %s',
    (name) => {
      navigateTo(
        {
          ...post,
          params: Object.fromEntries([
            [name, '1'],
            ['last', '2'],
          ]),
        },
        () => undefined,
      );
      expect(submit).toHaveBeenCalledOnce();
      const fields = [...document.querySelectorAll('input')].map((field) => [field.name, field.value]);
      expect(fields).toEqual([
        [name, '1'],
        ['last', '2'],
      ]);
    },
  );

  it('reports once if the content policy stops the form', () => {
    const onStopped = vi.fn();
    navigateTo(post, onStopped);
    reportViolation('img-src');
    expect(onStopped).not.toHaveBeenCalled();
    reportViolation('form-action');
    reportViolation('form-action');
    expect(onStopped).toHaveBeenCalledOnce();
  });
});

it('builds the address of a GET from its parameters, which replace those of the same name', () => {
  const address = buildAddress({ url: 'https://partner.example/go?a=1&b=2', params: { a: 'x y', c: '&' } });
  expect(address).toBe('https://partner.example/go?a=x+y&b=2&c=%26');
});
