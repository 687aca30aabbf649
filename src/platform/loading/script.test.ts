// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admitAddress, createScriptLoader, type AdmittedScripts } from './script';

const admitted: AdmittedScripts = {
  sources: ['https://tags.example/', 'https://www.example/captcha/'],
  hasBlobWorkers: true,
};
const page = 'https://loans.example';

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${page}/form/`));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the table of hosts', () => {
  it.each([
    'https://tags.example/gtm.js?id=GTM-A1',
    'https://tags.example/',
    'https://www.example/captcha/api.js',
    'https://www.example/other/../captcha/api.js',
  ])('admits %s', (address) => {
    expect(admitAddress(address, admitted)).toBe(new URL(address).href);
  });

  it('admits an address as the browser reads it', () => {
    expect(admitAddress('//TAGS.example:443/a.js', admitted)).toBe('https://tags.example/a.js');
  });

  it.each([
    ['another host', 'https://evil.example/a.js'],
    ['a host that begins like one', 'https://tags.example.evil.example/a.js'],
    ['a host that ends like one', 'https://eviltags.example/a.js'],
    ['a host below one', 'https://a.tags.example/a.js'],
    ['a host as the name of a user', 'https://tags.example@evil.example/a.js'],
    ['the name of a user at a host', 'https://user@tags.example/a.js'],
    ['a host in a backslash', 'https:\\\\evil.example\\tags.example/a.js'],
    ['a host with letters that look alike', 'https://t\u0430gs.example/a.js'],
    ['another port', 'https://tags.example:8443/a.js'],
    ['http', 'http://tags.example/a.js'],
    ['another folder of a host', 'https://www.example/a.js'],
    ['a step out of a folder', 'https://www.example/captcha/../a.js'],
    ['an encoded step out of a folder', 'https://www.example/captcha/%2e%2e/a.js'],
    ['a folder that begins like one', 'https://www.example/captchas/a.js'],
    ['the page itself', '/assets/a.js'],
    ['data', 'data:text/javascript,alert(1)'],
    ['javascript', 'javascript:alert(1)'],
    ['a blob', `blob:${page}/0a1b`],
    ['a blob of a host', 'blob:https://tags.example/0a1b'],
    ['no address', 'https://'],
    ['nothing', ''],
  ])('refuses %s', (_what, address) => {
    expect(admitAddress(address, admitted)).toBeNull();
  });
});

/** Stubs the browser's Trusted Types and adds the policies of a loader. A trusted address is marked with its policy. */
function createLoader(scripts = admitted) {
  const rules = new Map<string, (address: string, type: string, sink: string) => string | null>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL: () => string | null }) => {
      rules.set(name, createScriptURL);
      return { createScriptURL };
    },
  });
  const log = vi.fn();
  const added: Element[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof Element));
  });
  const loadScript = createScriptLoader(scripts, log);
  const ask = (address: string, sink = 'HTMLScriptElement src') =>
    rules.get('default')?.(address, 'TrustedScriptURL', sink);
  return { loadScript, added, ask, log, names: [...rules.keys()] };
}

describe('the loader', () => {
  it('resolves when the script has run', async () => {
    const { loadScript, added } = createLoader();
    const loaded = loadScript('https://tags.example/a.js?id=1');
    expect(added).toMatchObject([{ tagName: 'SCRIPT', src: 'https://tags.example/a.js?id=1', async: true }]);
    added[0]?.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBeUndefined();
  });

  it('removes a script that does not load, and rejects', async () => {
    const { loadScript, added } = createLoader();
    const loaded = loadScript('https://tags.example/a.js');
    const remove = added[0] === undefined ? undefined : vi.spyOn(added[0], 'remove');
    added[0]?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow('The script did not load');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('refuses a script that is not in the table, and adds nothing', async () => {
    const { loadScript, added } = createLoader();
    await expect(loadScript('https://evil.example/a.js')).rejects.toThrow(TypeError);
    expect(added).toEqual([]);
  });

  it('refuses it in a browser without Trusted Types too', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    await expect(createScriptLoader(admitted, vi.fn())('https://evil.example/a.js')).rejects.toThrow(
      TypeError,
    );
  });

  it('creates one policy for itself and one for third parties', () => {
    expect(createLoader().names).toEqual(['scripts', 'default']);
  });
});

describe('the policy for third parties', () => {
  it('admits what the table has, without a line in the log', () => {
    const { ask, log } = createLoader();
    expect(ask('https://tags.example/a.js')).toBe('https://tags.example/a.js');
    expect(log).not.toHaveBeenCalled();
  });

  it('refuses all else, and logs no address', { tags: ['H30'] }, () => {
    const { ask, log } = createLoader();
    expect(ask('https://evil.example/a.js?email=ana@example.com')).toBeNull();
    expect(log.mock.calls).toEqual([
      ['A script of a third party was refused', { sink: 'HTMLScriptElement src' }],
    ]);
  });

  it.each([
    ['a worker of a platform that starts one', `blob:${page}/0a1b`, 'Worker constructor', true, true],
    ['a worker of no platform', `blob:${page}/0a1b`, 'Worker constructor', false, false],
    ['a worker of another origin', 'blob:https://evil.example/0a1b', 'Worker constructor', true, false],
    ['a worker of an origin that begins alike', `blob:${page}.evil/0a1b`, 'Worker constructor', true, false],
    ['a script', `blob:${page}/0a1b`, 'HTMLScriptElement src', true, false],
  ])('admits code of the page for %s', (_what, address, sink, hasBlobWorkers, isAdmitted) => {
    const { ask } = createLoader({ ...admitted, hasBlobWorkers });
    expect(ask(address, sink)).toBe(isAdmitted ? address : null);
  });
});
