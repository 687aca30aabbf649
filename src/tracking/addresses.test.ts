import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs';
import { callAddress, pageAddress } from './addresses';

const id = '4d3f2b1a-0c5e-4f6d-8a7b-9c0d1e2f3a4b';

describe('an address of a page', () => {
  it.each([
    [
      'https://a.example/application-frontend/income?email=ana#top',
      'https://a.example/application-frontend/income',
    ],
    [`/application-frontend/continue/${id}`, '/application-frontend/continue/*'],
    ['/continue/abc', '/continue/*'],
    ['https://ana:secret@a.example/Ana/x', 'https://a.example/*/x'],
    ['mailto:ana@example.com', ''],
    ['https://', ''],
  ])('%s is told as "%s"', (address, told) => {
    expect(pageAddress(address)).toBe(told);
  });
});

describe('an address that the page calls', () => {
  it.each([
    [`/base/api/lead/status/${id}`, '/*/*/lead/status/*'],
    ['/base/api/email/validate/ana@example.com', '/*/*/email/validate/*'],
    ['/base/api/postcode/lookup/28001', '/*/*/postcode/lookup/*'],
    ['/base/api/company/acme', '/*/*/company/*'],
    ['/base/api/company/account', '/*/*/company/*'],
    ['https://api.example/v3/lead?ref=ana', 'https://api.example/v3/lead'],
  ])('%s is told as "%s"', (address, told) => {
    expect(callAddress(address)).toBe(told);
  });
});

it.each([
  ['page', pageAddress],
  ['call', callAddress],
])('a %s tells nothing behind ? or #, whatever the address', (_what, told) => {
  const address = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
  fc.assert(
    fc.property(address, (text) => {
      expect(told(text)).not.toMatch(/[?#@]/);
    }),
    { numRuns: runs(500) },
  );
});
