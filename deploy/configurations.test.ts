import { describe, expect, it } from 'vitest';
import { renderCaddy } from './caddy';
import { answerKinds, getHeaders } from './headers';
import { renderHeadersFile } from './headersFile';
import { hostedPage } from './hostedPage.fixture';
import { renderNginx } from './nginx';
import { createSite, type SitePage } from './site';

const options = { port: 8080, runtimeFolder: '/run/loans' };
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

  it.each(answerKinds)('has every header of the kind %s', (kind) => {
    for (const [name, value] of Object.entries(getHeaders(kind, page))) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  it('leads each host to the folder of its page, and calls to its server', () => {
    for (const part of ['loans.example', '/srv/loans/ondara-es', 'pravelo.example', '/srv/loans/pravelo-pl'])
      expect(text).toContain(part);
    expect(text).toContain('https://api.example');
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
  const files = ['index.html', 'favicons/es-ondara.svg', 'security.txt', 'assets/index-abc.js'];
  const file = renderHeadersFile(page, files);

  it.each([
    ['/form/', 'document'],
    ['/form/contact-details', 'document'],
    ['/form/assets/index-abc.js', 'hashed'],
    ['/form/locales/0a1b/es/common.json', 'hashed'],
    ['/form/favicons/es-ondara.svg', 'file'],
    ['/.well-known/security.txt', 'file'],
  ] as const)('gives %s the headers of the kind %s', (address, kind) => {
    expect(readHeaders(file, address)).toEqual(getHeaders(kind, page));
  });
});
