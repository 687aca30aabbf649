import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findResolver, readSiteOptions } from './siteOptions';

const values = { port: '8080', runtime: '/run/loans', log: 'stdout', workers: 'auto' };

it.each([
  ['search loans.example\nnameserver 192.0.2.1\nnameserver 192.0.2.2\n', '192.0.2.1'],
  ['nameserver 2001:db8::53\n', '[2001:db8::53]'],
  ['', ''],
])('the DNS server of a machine is the first of %j', (text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'resolv-'));
  const file = path.join(folder, 'resolv.conf');
  writeFileSync(file, text);
  expect(findResolver(file)).toBe(expected);
  rmSync(folder, { recursive: true });
});

it('a release for another machine has no DNS server but the named one', () => {
  expect(readSiteOptions(values, false).resolver).toBe('');
  expect(readSiteOptions({ ...values, resolver: '192.0.2.9' }, true).resolver).toBe('192.0.2.9');
});
