import { expect, it, vi } from 'vitest';
import { purposes } from '../domain/tracking/purposes';
import { storageWith } from '../testing/storage.fixture';
import { createConsentManager } from './consentManager';

function open(isOptOut: boolean) {
  const local = storageWith({});
  const facts = { version: 1, usedPurposes: purposes, isOptOut, isSharingRefused: false };
  const consent = createConsentManager(local, facts, () => 5);
  const listener = vi.fn();
  consent.subscribe(listener);
  return { local, consent, listener };
}

it('the deletion of data ends the choice', () => {
  const { local, consent, listener } = open(false);
  consent.choose(purposes);
  expect(listener).toHaveBeenLastCalledWith('changed');
  local.clear();
  consent.reset();
  expect(listener).toHaveBeenLastCalledWith('reset');
  expect(consent.getRecord()).toBeNull();
  expect(consent.getPermissions().analytics).toBe(false);
});

it('the deletion of data is reported also if consent is opt-out, and permissions stay', () => {
  const { local, consent, listener } = open(true);
  local.clear();
  consent.refresh();
  expect(listener).not.toHaveBeenCalled();
  consent.reset();
  expect(listener).toHaveBeenCalledExactlyOnceWith('reset');
  expect(consent.getPermissions().analytics).toBe(true);
});
