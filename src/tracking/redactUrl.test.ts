import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getRunCount } from '../testing/propertyTests';
import { redactCallUrl, redactPageUrl } from './redactUrl';

const id = '4d3f2b1a-0c5e-4f6d-8a7b-9c0d1e2f3a4b';

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
])('redacts the page address %s to "%s"', (address, redacted) => {
  expect(redactPageUrl(address)).toBe(redacted);
});

it.each([
  [`/base/api/lead/status/${id}`, '/*/*/lead/status/*'],
  ['/base/api/email/validate/ana@example.com', '/*/*/email/validate/*'],
  ['/base/api/postcode/lookup/28001', '/*/*/postcode/lookup/*'],
  ['/base/api/company/acme', '/*/*/company/*'],
  ['/base/api/company/account', '/*/*/company/*'],
  ['https://api.example/v3/lead?ref=ana', 'https://api.example/v3/lead'],
])('redacts the call address %s to "%s"', (address, redacted) => {
  expect(redactCallUrl(address)).toBe(redacted);
});

it.each([
  ['page', redactPageUrl],
  ['call', redactCallUrl],
])('removes the query, the fragment and credentials from any %s address', (_kind, redact) => {
  const address = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true }));
  fc.assert(
    fc.property(address, (text) => {
      expect(redact(text)).not.toMatch(/[?#@]/);
    }),
    { numRuns: getRunCount(500) },
  );
});
