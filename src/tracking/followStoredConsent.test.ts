// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
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
])('a consent that is withdrawn %s permits nothing any more', { tags: ['F25'] }, (_where, createEvent) => {
  const local = storageWith({});
  const consent = createConsentManager(local, facts, now);
  followStoredConsent(consent, 'ondara-es');
  consent.choose(purposes);
  createConsentManager(local, facts, now).choose([]);
  expect(consent.getPermissions().advertising).toBe(true);
  window.dispatchEvent(createEvent());
  expect(consent.getPermissions()).toEqual({ analytics: false, recording: false, advertising: false });
});

const createChange = (key: string, newValue: string | null) =>
  new StorageEvent('storage', { key: `ondara-es:${key}`, newValue });

it('a choice in another tab is reported once to everyone who listens', () => {
  const local = storageWith({});
  const consent = createConsentManager(local, facts, now);
  followStoredConsent(consent, 'ondara-es');
  const listener = vi.fn();
  consent.subscribe(listener);
  createConsentManager(local, facts, now).choose(purposes);
  window.dispatchEvent(createChange('consent', '{}'));
  expect(listener).toHaveBeenCalledExactlyOnceWith('changed');
  window.dispatchEvent(createChange('consent', '{}'));
  expect(listener).toHaveBeenCalledOnce();
});

it('a deletion in another tab is reported as such, and asks again', () => {
  const local = storageWith({});
  const consent = createConsentManager(local, facts, now);
  followStoredConsent(consent, 'ondara-es');
  consent.choose(purposes);
  const listener = vi.fn();
  consent.subscribe(listener);
  local.clear();
  window.dispatchEvent(createChange('sessionId', null));
  expect(listener).toHaveBeenCalledExactlyOnceWith('reset');
  expect(consent.getRecord()).toBeNull();
});

it('a change of another key or of another page is not reported', () => {
  const consent = createConsentManager(storageWith({}), facts, now);
  followStoredConsent(consent, 'ondara-es');
  const listener = vi.fn();
  consent.subscribe(listener);
  window.dispatchEvent(createChange('language', '"en"'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'velmio-es:sessionId', newValue: null }));
  expect(listener).not.toHaveBeenCalled();
});
