import { expect, it } from 'vitest';
import { findQuery } from './linkQuery';

it.each([
  ['', '?utm_source=mail', '?utm_source=mail'],
  ['loan-details', '?refName=a&amp;amount=700', '?refName=a&amp;amount=700'],
  ['continue/lead-1', '?urlType=abandonment', 'urlType=abandonment'],
  ['continue/lead-1', '', ''],
  // As mail programs add parameters to an address without any.
  ['continue/lead-1&urlType=abandonment', '', 'urlType=abandonment'],
  ['continue/lead-1%3FurlType=abandonment&utm_source=mail', '', 'urlType=abandonment&utm_source=mail'],
  ['continue/lead-1&urlType=abandonment', '?utm_source=mail', 'urlType=abandonment&utm_source=mail'],
  // The id waits in storage.
  ['continue', '?urlType=abandonment', 'urlType=abandonment'],
  ['continued', '?urlType=abandonment', '?urlType=abandonment'],
])('the query of "%s" with "%s" is "%s"', (route, query, expected) => {
  expect(findQuery(route, query)).toBe(expected);
});
