import { expect, it, vi } from 'vitest';
import { purposes } from '../domain/tracking/purposes';
import { storageWith } from '../testing/storage.fixture';
import { createConsentManager } from './consentManager';

function open(
  isOptOut: boolean,
  own: { readonly isSharingRefused?: boolean; readonly now?: () => number } = {},
) {
  const local = storageWith({});
  const { isSharingRefused = false, now = () => 5 } = own;
  const facts = { version: 1, lifetimeMonths: 12, usedPurposes: purposes, isOptOut, isSharingRefused };
  const consent = createConsentManager(local, facts, now);
  const listener = vi.fn();
  consent.subscribe(listener);
  return { local, consent, listener };
}

it('the deletion of data ends the choice', () => {
  const { local, consent, listener } = open(false);
  consent.choose(purposes);
  expect(listener).toHaveBeenLastCalledWith('changed', []);
  local.clear();
  consent.reset();
  expect(listener).toHaveBeenLastCalledWith('reset', purposes);
  expect(consent.getRecord()).toBeNull();
  expect(consent.getPermissions().analytics).toBe(false);
});

it('the deletion of data is reported also if consent is opt-out, and permissions stay', () => {
  const { local, consent, listener } = open(true);
  local.clear();
  consent.refresh();
  expect(listener).not.toHaveBeenCalled();
  consent.reset();
  expect(listener).toHaveBeenCalledExactlyOnceWith('reset', []);
  expect(consent.getPermissions().analytics).toBe(true);
});

it('a choice ends with its time, also in a tab that stays open', () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { consent } = open(false, { now: () => now });
  consent.choose(purposes);
  expect(consent.getPermissions().recording).toBe(true);
  now = Date.parse('2027-11-23T10:00:00Z');
  expect(consent.getRecord()).toBeNull();
  expect(consent.getPermissions().recording).toBe(false);
  expect(consent.getDenialReason('recording')).toBe('not chosen');
});

it('a choice names the purposes that an earlier one permitted, also if its time is over', () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { consent, listener } = open(false, { now: () => now });
  consent.choose(['analytics', 'recording']);
  now = Date.parse('2027-11-24T10:00:00Z');
  consent.choose(['analytics', 'advertising']);
  expect(listener).toHaveBeenLastCalledWith('changed', ['recording']);
});

it('a yes to advertising is not stored if the browser refuses sharing', () => {
  const { local, consent } = open(false, { isSharingRefused: true });
  consent.choose(purposes);
  expect(local.get('consent')).toMatchObject({
    given: { analytics: true, recording: true, advertising: false },
  });
});
