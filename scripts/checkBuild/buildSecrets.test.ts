import { expect, it } from 'vitest';
import { findSecrets } from './buildSecrets';

const values = { 'the folder of the build': '/home/builder/pages' };
// In parts, so that a scan of the repository finds no key.
const join = (...parts: readonly string[]) => parts.join('');

it.each([
  ['a private key', join('-----BEGIN RSA ', 'PRIVATE KEY-----\nMIIE')],
  ['a key of a cloud', join('"AKIA', 'IOSFODNN7EXAMPLE"')],
  ['a token of a code host', join('ghp_', 'a'.repeat(36))],
  ['a secret key of a payment service', join('sk_live_', 'a'.repeat(24))],
  ['a signed token', join('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxMjM0NTY3ODkwIn0', '.dozjgNryP4J3jVmNHl0w5N')],
  ['a password in an address', join('fetch("https://user', ':pass@server.example/")')],
  ['the folder of the build', 'import("/home/builder/pages/src/main.ts")'],
])('%s is found', { tags: ['S26', 'H26'] }, (kind, content) => {
  expect(findSecrets(content, values)).toEqual([kind]);
});

it.each([
  ['an address with a port', 'https://127.0.0.1:4301/api@2'],
  ['an address with an at sign in its path', 'https://cdn.example/npm/react@19'],
  ['a public key of a platform', 'phc_sample'],
  ['a word with the same beginning', 'AKIASOMETHING'],
])('%s is no secret', (_what, content) => {
  expect(findSecrets(content, values)).toEqual([]);
});
