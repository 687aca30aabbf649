import { expect, it } from 'vitest';
import { formatOpeningHours, formatPhoneLink } from './contact';

const hours = { days: [1, 5], from: '09:00', to: '18:30' } as const;

it.each([
  ['es-ES', 'lun–vie, 9:00–18:30'],
  ['pl-PL', 'pon.–pt., 9:00–18:30'],
  ['de-DE', 'Mo–Fr, 9:00–18:30'],
  ['en-US', 'Mon–Fri, 9:00 AM–6:30 PM'],
])('formats the opening hours in %s', (languageTag, words) => {
  expect(formatOpeningHours(hours, languageTag)).toBe(words.replaceAll(' ', '\u00A0'));
});

it('formatPhoneLink removes the spaces of a phone number', () => {
  expect(formatPhoneLink('+48 22 000 00 00')).toBe('tel:+48220000000');
});
