// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAddress, navigateOutOfFrame, navigateTo } from './navigation';

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
    { tags: ['H11'] },
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

describe('a navigation out of a frame', () => {
  const get = { url: 'https://partner.example/go', method: 'GET', params: { lead: '1' } } as const;
  const address = 'https://partner.example/go?lead=1';

  const refuse = () => null;
  const refuseLikeFirefox = () => {
    throw new DOMException('Not supported', 'InvalidAccessError');
  };

  /** A host that forbids what is not listed. Returns the windows that were asked for. */
  function embed(allowed: readonly ('top' | 'window')[], forbid: () => null = refuse) {
    const open = vi.spyOn(window, 'open').mockImplementation((_address, name) => {
      const isAllowed = allowed.includes(name === '_top' ? 'top' : 'window');
      return isAllowed ? Object.assign(Object.create(window), { opener: window }) : forbid();
    });
    return { listOpened: () => open.mock.calls.filter(([url]) => url !== '') };
  }

  it('goes to the top if the host allows it', () => {
    const { listOpened } = embed(['top', 'window']);
    expect(navigateOutOfFrame(get, () => undefined)).toBe(true);
    expect(listOpened()).toEqual([[address, '_top']]);
  });

  it.each([refuse, refuseLikeFirefox])('goes to a new window if the host forbids the top', (forbid) => {
    const { listOpened } = embed(['window'], forbid);
    expect(navigateOutOfFrame(get, () => undefined)).toBe(true);
    expect(listOpened()).toEqual([[address, expect.stringMatching(/^[^_]/)]]);
  });

  it.each([refuse, refuseLikeFirefox])(
    'goes nowhere, and says so, if the host forbids both',
    { tags: ['F42'] },
    (forbid) => {
      const { listOpened } = embed([], forbid);
      expect(navigateOutOfFrame(get, () => undefined)).toBe(false);
      expect(navigateOutOfFrame(post, () => undefined)).toBe(false);
      expect(listOpened()).toEqual([]);
      expect(submit).not.toHaveBeenCalled();
    },
  );

  it.each([
    [['top'], /^_top$/],
    [['window'], /^[^_]/],
  ] as const)('posts to where the host allows: %j', (allowed, target) => {
    embed(allowed);
    expect(navigateOutOfFrame(post, () => undefined)).toBe(true);
    expect(submit).toHaveBeenCalledOnce();
    expect(document.querySelector('form')?.target).toMatch(target);
  });
});

it('builds the address of a GET from its parameters, which replace those of the same name', () => {
  const address = buildAddress({ url: 'https://partner.example/go?a=1&b=2', params: { a: 'x y', c: '&' } });
  expect(address).toBe('https://partner.example/go?a=x+y&b=2&c=%26');
});
