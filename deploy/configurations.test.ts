import { describe, expect, it } from 'vitest';
import { calls } from '../src/api/calls.gen';
import { renderCaddy } from './caddy';
import { answerKinds, getHeaders } from './headers';
import { renderHeadersFile } from './headersFile';
import { hostedPage, siteOptions as options } from './hostedPage.fixture';
import { renderNginx } from './nginx';
import { createSite, type SitePage } from './site';

const page: SitePage = { ...hostedPage, folder: '/srv/loans/ondara-es' };
const other: SitePage = {
  ...page,
  name: 'pravelo-pl',
  hosts: ['pravelo.example'],
  folder: '/srv/loans/pravelo-pl',
};

describe.each([
  ['nginx', renderNginx],
  ['Caddy', renderCaddy],
])('the configuration of %s', (_name, render) => {
  const text = render(createSite([page, other], options));

  it.each(answerKinds)('has every header of the kind %s', { tags: ['S4'] }, (kind) => {
    for (const [name, value] of Object.entries(getHeaders(kind, page))) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  it('keeps a page of staging out of search engines', () => {
    expect(render(createSite([{ ...page, environment: 'staging' }], options))).toMatch(
      /robots_tag "noindex"|X-Robots-Tag `noindex`/,
    );
    expect(text).not.toContain('noindex');
  });

  it('leads each host to the folder of its page, and calls to its server', () => {
    for (const part of ['loans.example', '/srv/loans/ondara-es', 'pravelo.example', '/srv/loans/pravelo-pl'])
      expect(text).toContain(part);
    expect(text).toMatch(/api\.example:443|https:\/\/api\.example/);
  });

  it('passes no call on without a server', () => {
    const site = createSite([{ ...page, apiUpstream: '' }], options);
    expect(render(site)).not.toMatch(/proxy_pass|reverse_proxy/);
  });

  it('has the files of a host outside of the base path', () => {
    for (const address of ['/robots.txt', '/.well-known/security.txt']) expect(text).toContain(address);
  });

  it('serves a page at the root of its host without a redirect', () => {
    const site = createSite([{ ...page, basePath: '', apiPath: '/api' }], options);
    expect(render(site)).not.toMatch(/return 302|redir /);
  });
});

describe('a long policy', () => {
  it('is written for nginx in parts, because nginx reads no parameter of 4,096 characters', () => {
    const contentPolicy = `form-action ${Array.from({ length: 400 }, (_, index) => `https://bank-${index}.example`).join(' ')}`;
    const text = renderNginx(createSite([{ ...page, contentPolicy }], options));
    const parts = [...text.matchAll(/set \$content_policy "(\$\{content_policy\})?(.*)";/g)];
    expect(parts.slice(2).every(([, before]) => before !== undefined)).toBe(true);
    expect(parts.map(([, , part]) => part).join('')).toBe(contentPolicy);
    expect(text.split('\n').filter((line) => line.length >= 4096)).toEqual([]);
  });
});

/** How each server writes the address of a request into its access log. */
const logged: Readonly<Record<string, (address: string) => string>> = {
  nginx: (address) => {
    const rows = renderNginx(createSite([page], options)).matchAll(/"~(\^\(\?<shown>.+)" "\$shown([^"]*)";/g);
    const [match] = [...rows].flatMap(([, pattern = '', end = '']) => {
      const shown = new RegExp(pattern).exec(address)?.groups?.['shown'];
      return shown === undefined ? [] : [`${shown}${end}`];
    });
    return match ?? '...';
  },
  Caddy: (address) => {
    const text = renderCaddy(createSite([page], options));
    const [, pattern = ''] = /request>uri regexp "(.+)" "\$1\/"/.exec(text) ?? [];
    return address.replace(new RegExp(pattern), (_all, shown: string | undefined) => `${shown ?? ''}/`);
  },
};

describe.each(Object.entries(logged))('the access log of %s', (_name, write) => {
  const withValues = Object.values(calls).filter(({ path }) => path.includes('{'));

  it.each(withValues)('has no id and no answer of $method $path', { tags: ['F26'] }, ({ path }) => {
    expect(write(`/form/api${path.replaceAll(/\{\w+\}/g, 'secret')}?secret=1`)).not.toContain('secret');
  });

  it.each([
    '/form/continue/secret',
    '/form/?email=secret',
    '/form/%63ontinue/secret',
    '/form/continue%2fsecret',
    '/form/CONTINUE/secret',
    '/form//continue/secret',
    '/form/%2563ontinue/secret',
    '/form/assets/../continue/secret',
    '/form/favicons/%2e%2e/continue/secret',
    '/form/continued/secret',
    '/continue/secret',
    '/secret',
    'http://loans.example/form/continue/secret',
  ])('has nothing personal of %s', (address) => {
    expect(write(address)).not.toContain('secret');
  });

  it.each([
    ['/form/contact-details?secret=1', '/form/contact-details'],
    ['/form/continue/secret', '/form/continue/'],
    ['/form/api/lead/offer/personal-details', '/form/api/lead/offer/personal-details'],
    ['/form/api/lead/status/secret', '/form/api/lead/status/'],
    ['/form/assets/index-0a1B_c.js', '/form/assets/index-0a1B_c.js'],
    ['/form/locales/0a1b/es/common.json', '/form/locales/0a1b/es/common.json'],
    ['/robots.txt', '/robots.txt'],
    ['/healthz', '/healthz'],
  ])('has of %s what names a place: %s', (address, expected) => {
    expect(write(address)).toMatch(new RegExp(`^${expected}(?:/|\\.\\.\\.|$)`));
  });
});

describe('the error log', () => {
  it('of nginx has only lines of the server itself: those of other levels name the request', () => {
    expect(renderNginx(createSite([page], options))).toMatch(/^error_log stderr (?:alert|emerg);$/m);
  });

  it('of Caddy leaves out what the access log leaves out', { tags: ['F26'] }, () => {
    const text = renderCaddy(createSite([page], options));
    const count = (line: string) => text.split('\n').filter((each) => each.trim() === line).length;
    expect(count('log {')).toBe(2);
    for (const part of ['headers', 'remote_ip', 'remote_port'])
      expect([part, count(`request>${part} delete`)]).toEqual([part, 2]);
    expect(text.match(/request>uri regexp /g)).toHaveLength(2);
  });
});

describe('pages of one server', () => {
  it.each([
    ['have one version', { version: '1111111111-20261123T110000Z' }, 'differ in version'],
    ['have one base path', { basePath: '/loans' }, 'differ in basePath'],
    ['share no host', { hosts: ['loans.example'] }, 'Two pages have the host loans.example'],
    ['have no policy that ends its quotes', { contentPolicy: 'x"; } server {' }, 'has a contentPolicy that'],
    ['have no policy with a variable', { contentPolicy: '$request_uri' }, 'has a contentPolicy that'],
    [
      'have no permissions that end their quotes',
      { permissionsPolicy: "x'; " },
      'has a permissionsPolicy that',
    ],
    ['have no report address with a space', { reportUrl: 'https://a.example/ b' }, 'has a reportUrl that'],
    ['have no folder with a space', { folder: '/srv/my loans' }, 'has a folder that'],
  ])('%s', (_title, change, problem) => {
    expect(() => createSite([page, { ...other, ...change }], options)).toThrow(problem);
  });

  it('are at least one', () => {
    expect(() => createSite([], options)).toThrow('There is no page to serve.');
  });

  it.each([Number('abc'), 0, 80.5, 65_536])('are not served on the port %d', (port) => {
    expect(() => createSite([page], { ...options, port })).toThrow(`"${port}" is no value of port.`);
  });
});

describe('an answer that failed', () => {
  it.each([
    ['403 hashed', 'refused'],
    ['416 hashed', 'refused'],
    ['500 hashed', 'refused'],
    ['500 document', 'refused'],
    ['414 ', 'refused'],
    ['400 ', 'refused'],
    ['404 hashed', 'missing'],
    ['502 api', 'api'],
    ['404 api', 'api'],
    ['200 hashed', 'hashed'],
    ['304 document', 'document'],
  ])('is in nginx, with "%s", of the kind %s', { tags: ['F26'] }, (answer, kind) => {
    const [, map = ''] =
      /map "\$status \$place" \$kind \{(.*?)\n {4}\}/s.exec(renderNginx(createSite([page], options))) ?? [];
    const rows = [...map.matchAll(/"~(.+)" (\w+);/g)];
    const found = rows.find(([, pattern = '']) => new RegExp(pattern).test(answer));
    expect(found?.[2] ?? answer.split(' ')[1]).toBe(kind);
  });

  it('is in Caddy of the kind refused', { tags: ['F26'] }, () => {
    expect(renderCaddy(createSite([page], options))).toMatch(
      /handle_errors \{\n\t+import ondara-es-refused\n/,
    );
  });
});

/** The headers that a host with a `_headers` file gives an address: every rule that matches, in order. */
function readHeaders(file: string, address: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  let isMatching = false;
  for (const line of file.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    if (!line.startsWith(' ')) {
      isMatching = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
      continue;
    }
    const [, isRemoved, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
    if (!isMatching) continue;
    if (isRemoved === undefined)
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    else delete headers[name];
  }
  return headers;
}

describe('the _headers file', () => {
  const files = [
    'index.html',
    'accessibility/en/index.html',
    'favicons/es-ondara.svg',
    'security.txt',
    'assets/index-abc.js',
  ];
  const file = renderHeadersFile(page, files);

  it.each([
    ['/form/', 'document'],
    ['/form/contact-details', 'document'],
    ['/form/assets/index-abc.js', 'hashed'],
    ['/form/locales/0a1b/es/common.json', 'hashed'],
    ['/form/favicons/es-ondara.svg', 'file'],
    ['/form/accessibility/en/', 'file'],
    ['/form/accessibility/en/index.html', 'file'],
    ['/.well-known/security.txt', 'file'],
  ] as const)('gives %s the headers of the kind %s', (address, kind) => {
    expect(readHeaders(file, address)).toEqual(getHeaders(kind, page));
  });
});
