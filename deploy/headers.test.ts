import { describe, expect, it } from 'vitest';
import { answerKinds, createPermissionsPolicy, getHeaders } from './headers';
import { hostedPage } from './hostedPage.fixture';

const get = (name: string, page = hostedPage) =>
  Object.fromEntries(answerKinds.map((kind) => [kind, getHeaders(kind, page)[name]]));

describe('the table of headers', () => {
  it('lets nothing but hashed files be kept without asking', { tags: ['S5', 'H5'] }, () => {
    expect(get('Cache-Control')).toEqual({
      document: 'no-cache',
      hashed: 'public, max-age=31536000, immutable',
      file: 'no-cache',
      redirect: 'no-store',
      missing: 'no-store',
      refused: 'no-store',
      health: 'no-store',
      api: 'no-store',
    });
  });

  it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy'])(
    'gives every answer %s',
    (name) => {
      expect(Object.values(get(name)).filter((value) => value === undefined)).toEqual([]);
    },
  );

  it('tells no other page more than the origin, and lets no answer be read as another type', () => {
    for (const kind of answerKinds)
      expect(getHeaders(kind, hostedPage)).toMatchObject({
        'Referrer-Policy': 'strict-origin',
        'X-Content-Type-Options': 'nosniff',
      });
  });

  it('keeps the domain and its subdomains on https for more than a year', { tags: ['S4', 'H4'] }, () => {
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains$/.exec(
        getHeaders('document', hostedPage)['Strict-Transport-Security'] ?? '',
      ) ?? [];
    expect(Number(seconds)).toBeGreaterThan(365 * 24 * 60 * 60);
  });

  it.each(['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'])(
    'gives %s to the document alone',
    (name) => {
      const { document, ...others } = get(name);
      expect(document).toBeTruthy();
      expect(Object.values(others).filter((value) => value !== undefined)).toEqual([]);
    },
  );

  it('lets other origins load files, but not the document', () => {
    expect(get('Access-Control-Allow-Origin')).toMatchObject({ document: undefined, hashed: '*', file: '*' });
    expect(get('Cross-Origin-Resource-Policy')).toMatchObject({
      document: 'same-origin',
      hashed: 'cross-origin',
      file: 'cross-origin',
    });
    expect(get('Cross-Origin-Embedder-Policy').document).toBeUndefined();
  });

  it('keeps staging out of search engines, and production in', () => {
    expect(get('X-Robots-Tag').document).toBeUndefined();
    expect(get('X-Robots-Tag', { ...hostedPage, environment: 'staging' })).toMatchObject({
      document: 'noindex',
      hashed: 'noindex',
      file: 'noindex',
    });
  });

  it('names the address for reports where there is one', { tags: ['S3', 'H3'] }, () => {
    expect(get('Reporting-Endpoints').document).toBeUndefined();
    const page = { ...hostedPage, reportUrl: 'https://reports.example/policy' };
    expect(get('Reporting-Endpoints', page).document).toBe('csp="https://reports.example/policy"');
  });
});

describe('the permissions policy', () => {
  it('gives the page what it needs, and refuses everything else', { tags: ['S4', 'H4'] }, () => {
    const policy = createPermissionsPolicy([]).split(', ');
    expect(policy.filter((rule) => !rule.endsWith('=()'))).toEqual([
      'camera=(self)',
      'clipboard-write=(self)',
      'otp-credentials=(self)',
    ]);
    expect(policy).toContain('geolocation=()');
    expect(policy).toContain('microphone=()');
  });

  it('lets configured partners have the camera', () => {
    expect(createPermissionsPolicy(['bank.example', 'id.example'])).toContain(
      'camera=(self "https://bank.example" "https://id.example"), clipboard-write=(self), ',
    );
  });
});
