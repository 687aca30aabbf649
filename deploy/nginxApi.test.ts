import { describe, expect, it } from 'vitest';
import { hostedPage, siteOptions } from './hostedPage.fixture';
import { renderNginx } from './nginx';
import { createSite, type SiteOptions } from './site';

const page = { ...hostedPage, folder: '/srv/loans/ondara-es' };
const other = { ...page, name: 'pravelo-pl', hosts: ['pravelo.example'], folder: '/srv/loans/pravelo-pl' };

function render(apiUpstreams: readonly string[], options: Partial<SiteOptions> = {}): string {
  const pages = [page, other].slice(0, apiUpstreams.length);
  const withApi = pages.map((each, index) => ({ ...each, apiUpstream: apiUpstreams[index] ?? '' }));
  return renderNginx(createSite(withApi, { ...siteOptions, ...options }));
}

describe('a call in the configuration of nginx', () => {
  it('finds its API by DNS at the time of the call, and checks the name of its certificate', () => {
    const text = render(['https://api.example']);
    expect(text).toContain('resolver 192.0.2.53;');
    expect(text).toContain('set $target api.example:443;\n        proxy_pass $target;');
    expect(text).toContain('proxy_pass https://api_0;');
    expect(text).toContain('proxy_set_header Host api.example;');
    expect(text).toContain('proxy_ssl_name api.example;');
  });

  it('shares its connections with those of other pages to the same API', () => {
    expect(render(['https://api.example', 'https://api.example']).match(/ upstream /g)).toHaveLength(1);
    expect(render(['https://a.example', 'http://b.example:81']).match(/ upstream /g)).toHaveLength(2);
  });

  it('names the port of an API that has another one', () => {
    const text = render(['http://api.example:81']);
    expect(text).toContain('set $target api.example:81;');
    expect(text).toContain('proxy_set_header Host api.example:81;');
  });

  it('needs a DNS server for a name, and none for an address', () => {
    expect(() => render(['https://api.example'], { resolver: '' })).toThrow(
      'Name the DNS server that finds api.example: --resolver <address>',
    );
    expect(render(['http://127.0.0.1:4301', 'http://[::1]:81'], { resolver: '' })).not.toContain('resolver ');
  });

  it('needs no other module of nginx without an API', () => {
    expect(render([''])).not.toMatch(/^stream/m);
  });
});

describe('the logs of nginx', () => {
  it.each([
    ['/var/log/loans', 'access_log /var/log/loans/access.log', 'error_log /var/log/loans/error.log alert;'],
    ['stdout', 'access_log /dev/stdout', 'error_log stderr alert;'],
    ['syslog', 'access_log syslog:server=unix:/dev/log,', 'error_log syslog:server=unix:/dev/log,'],
  ])('go to %s', (log, access, error) => {
    const text = render([''], { log });
    expect(text).toContain(access);
    expect(text).toContain(error);
  });

  it.each([
    { log: 'logs' },
    { log: '/var/log; include x' },
    { resolver: '1.1.1.1; x' },
    // nginx looks such a name up before it starts.
    { resolver: 'kube-dns.kube-system.svc.cluster.local' },
    { workers: '0' },
    { runtimeFolder: 'run' },
  ])('and the other options have no value that a configuration cannot express: %o', (options) => {
    expect(() => render([''], options)).toThrow(/is no value of/);
  });
});
