// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { purposes } from '../domain/tracking/purposes';
import { storageWith } from '../testing/storage.fixture';
import { createConsentManager } from './consentManager';
import { followStoredConsent } from './followStoredConsent';

const facts = {
  version: 1,
  lifetimeMonths: 24,
  usedPurposes: purposes,
  isOptOut: false,
  isSharingRefused: false,
};
const now = () => Date.parse('2026-11-22T10:00:00Z');

it.each([
  ['in another tab', () => new StorageEvent('storage', { key: 'ondara-es:consent', newValue: '{}' })],
  [
    'while the page was in the back-forward cache',
    () => Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])('a consent that is withdrawn %s permits nothing any more', (_where, createEvent) => {
  const local = storageWith({});
  const consent = createConsentManager(local, facts, now);
  followStoredConsent(consent, 'ondara-es');
  consent.choose(purposes);
  createConsentManager(local, facts, now).choose([]);
  expect(consent.getPermissions().advertising).toBe(true);
  window.dispatchEvent(createEvent());
  expect(consent.getPermissions()).toEqual({ analytics: false, recording: false, advertising: false });
});
