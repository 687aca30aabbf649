import { describe, expect, it } from 'vitest';
import { planAnswer } from './addresses';
import { hostedPage } from './hostedPage.fixture';

const files = [
  'index.html',
  'robots.txt',
  'security.txt',
  'sw.js',
  'assets/index-abc.js',
  'locales/0a1b/es/common.json',
  'gallery/index.html',
];
const hasFile = (name: string) => files.includes(name);

describe('an address', () => {
  it.each([
    ['/form/', { kind: 'document', file: 'index.html' }],
    ['/form/?amount=3000', { kind: 'document', file: 'index.html' }],
    ['/form/index.html', { kind: 'document', file: 'index.html' }],
    ['/form/continue/0a1b.c2d3', { kind: 'document', file: 'index.html' }],
    ['/form/assets/index-abc.js', { kind: 'hashed', file: 'assets/index-abc.js' }],
    ['/form/locales/0a1b/es/common.json', { kind: 'hashed', file: 'locales/0a1b/es/common.json' }],
    ['/form/assets/index-old.js', { kind: 'missing' }],
    ['/form/assets/', { kind: 'missing' }],
    ['/form/assets', { kind: 'document', file: 'index.html' }],
    ['/form/page.json', { kind: 'missing' }],
    ['/form/.env', { kind: 'missing' }],
    ['/form/gallery', { kind: 'file', file: 'gallery/index.html' }],
    ['/form/gallery/', { kind: 'file', file: 'gallery/index.html' }],
    ['/robots.txt', { kind: 'file', file: 'robots.txt' }],
    ['/sw.js', { kind: 'file', file: 'sw.js' }],
    ['/form/sw.js', { kind: 'file', file: 'sw.js' }],
    ['/service-worker.js', { kind: 'missing' }],
    ['/.well-known/security.txt', { kind: 'file', file: 'security.txt' }],
    ['/.well-known/other.txt', { kind: 'missing' }],
    ['/form/.well-known/security.txt', { kind: 'missing' }],
    ['/security.txt', { kind: 'missing' }],
    ['/form/api/lead', { kind: 'api' }],
    ['/form/api/data.json', { kind: 'api' }],
    ['/form/api', { kind: 'document', file: 'index.html' }],
    ['/form', { kind: 'redirect', location: '/form/' }],
    ['/?a=1', { kind: 'redirect', location: '/form/?a=1' }],
    ['/formation', { kind: 'missing' }],
    ['/healthz', { kind: 'health' }],
  ])('%s is answered with %o', (address, plan) => {
    expect(planAnswer(hostedPage, address, hasFile)).toEqual(plan);
  });

  it.each([
    ['/', { kind: 'document', file: 'index.html' }],
    ['/offer', { kind: 'document', file: 'index.html' }],
    ['/assets/index-abc.js', { kind: 'hashed', file: 'assets/index-abc.js' }],
    ['/api/lead', { kind: 'api' }],
  ])('%s at the root of a host is answered with %o', (address, plan) => {
    expect(planAnswer({ ...hostedPage, basePath: '', apiPath: '/api' }, address, hasFile)).toEqual(plan);
  });

  it('of the contact for weaknesses is missing without one', () => {
    const isThere = (name: string) => name !== 'security.txt' && hasFile(name);
    expect(planAnswer(hostedPage, '/.well-known/security.txt', isThere)).toEqual({ kind: 'missing' });
  });

  it('of a call is missing if the server has another origin', () => {
    expect(planAnswer({ ...hostedPage, apiPath: '' }, '/form/api/lead', hasFile)).toEqual({
      kind: 'document',
      file: 'index.html',
    });
  });
});
