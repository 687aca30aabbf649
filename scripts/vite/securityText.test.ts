import { expect, it } from 'vitest';
import { renderSecurityText } from './securityText';

it('names the contacts, the end, the languages and the address at each host', { tags: ['H29'] }, () => {
  const text = renderSecurityText(
    {
      contacts: ['mailto:security@loans.example', 'https://loans.example/report'],
      languages: ['en', 'es'],
      validDays: 180,
    },
    ['loans.example', 'www.loans.example'],
    new Date('2026-11-23T11:00:00Z'),
  );
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@loans.example',
    'Contact: https://loans.example/report',
    'Expires: 2027-05-22T11:00:00Z',
    'Preferred-Languages: en, es',
    'Canonical: https://loans.example/.well-known/security.txt',
    'Canonical: https://www.loans.example/.well-known/security.txt',
    '',
  ]);
});
