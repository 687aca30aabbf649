import { describe, expect, it, vi } from 'vitest';
import { purposes, type Purpose } from '../domain/tracking/purposes';
import { storageWith } from '../testing/storage.fixture';
import { createConsentManager, type ConsentManager } from './consentManager';
import { findEndedPurposes } from './endedPurposes';

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

it('a choice that a full storage does not take leaves none that was made before', () => {
  const { local, consent } = open(false);
  consent.choose(purposes);
  const { set } = local;
  Object.assign(local, { set: () => false });
  consent.choose([]);
  Object.assign(local, { set });
  consent.refresh();
  expect(consent.getRecord()).toBeNull();
});

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

describe('the purposes whose consent has ended', () => {
  const stored = (at: string, given: readonly Purpose[], isSharingRefused = false) => {
    let now = Date.parse(at);
    const { consent, local } = open(false, { now: () => now });
    consent.choose(given);
    const facts = { version: 1, lifetimeMonths: 12, usedPurposes: purposes, isOptOut: false };
    now = Date.parse('2026-11-23T10:00:00Z');
    return createConsentManager(local, { ...facts, isSharingRefused }, () => now);
  };

  it.each<[string, ConsentManager, readonly Purpose[]]>([
    ['are none without a choice', open(false).consent, []],
    ['are none while the choice counts', stored('2026-11-01T10:00:00Z', ['analytics']), []],
    [
      'are those of a choice whose time is over',
      stored('2025-11-01T10:00:00Z', ['analytics']),
      ['analytics'],
    ],
    [
      'are those that the browser refuses since',
      stored('2026-11-01T10:00:00Z', purposes, true),
      ['advertising'],
    ],
  ])('%s', (_what, consent, expected) => {
    expect(findEndedPurposes(consent)).toEqual(expected);
  });

  it('are those that a later choice refuses, until it permits them again', () => {
    const consent = stored('2025-11-01T10:00:00Z', ['analytics', 'recording']);
    consent.choose(['analytics', 'advertising']);
    expect(findEndedPurposes(consent)).toEqual(['recording']);
    consent.choose(['recording']);
    expect(findEndedPurposes(consent)).toEqual(['analytics', 'advertising']);
  });

  it('are all after the deletion of data', () => {
    const { local, consent } = open(false);
    consent.choose(purposes);
    local.clear();
    consent.reset();
    expect(findEndedPurposes(consent)).toEqual(purposes);
  });
});

it('a yes to advertising is not stored if the browser refuses sharing', () => {
  const { local, consent } = open(false, { isSharingRefused: true });
  consent.choose(purposes);
  expect(local.get('consent')).toMatchObject({
    given: { analytics: true, recording: true, advertising: false },
  });
});
