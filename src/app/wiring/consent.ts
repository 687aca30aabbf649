import { consentLifetimeMonths, consentVersion, usedPurposes } from 'virtual:tracking';
import { shouldAskForConsent } from '../../domain/tracking/consent';
import { hashEventIds } from '../../domain/tracking/eventIds';
import { startsWithoutAsking } from '../../domain/tracking/usedPurposes';
import { rememberFocus } from '../../platform/events/focus';
import { createListeners } from '../../platform/events/listeners';
import { markSharingRefused, removeChosenMark } from '../../platform/page/documentMarks';
import { doesBrowserRefuseSharing } from '../../platform/page/privacyControl';
import { now } from '../../platform/device/clock';
import { canHash, sha256 } from '../../platform/device/hash';
import type { KeyValueStorage } from '../../platform/storage/storage';
import type { ConsentChoice } from '../../shell/ConsentBanner';
import type { StoreDependencies } from '../../state/store';
import { createConsentManager, type ConsentManager } from '../../tracking/consentManager';
import { followStoredConsent } from '../../tracking/followStoredConsent';
import { createLedger, type Ledger } from '../../tracking/ledger';
import { buildPage } from './buildPage';

/** The visitor's choice about third parties, for the banner and the tracker. */
export interface ConsentControls {
  readonly manager: ConsentManager;
  readonly ledger: Ledger;
  readonly choice: ConsentChoice;
  /** The ids under which platforms get the events of the lead; null without consent to advertising, and without hashes. */
  readonly createEventIds: StoreDependencies['createEventIds'];
  /** Shows the banner again with the current choice. */
  readonly reopen: () => void;
  /** Reads the choice again after all stored data were deleted. The page asks again if it must. */
  readonly reset: () => void;
}

/**
 * Reads the stored choice and keeps it in sync between tabs.
 *
 * @param prefix of the page's keys in the storage
 */
export function openConsent(local: KeyValueStorage, prefix: string): ConsentControls {
  const { definition, facts } = buildPage;
  const isSharingRefused = doesBrowserRefuseSharing();
  if (isSharingRefused) markSharingRefused();
  const manager = createConsentManager(
    local,
    {
      version: consentVersion,
      lifetimeMonths: consentLifetimeMonths,
      usedPurposes,
      isOptOut: startsWithoutAsking(definition.tracking, facts),
      isSharingRefused,
    },
    now,
  );
  followStoredConsent(manager, prefix);
  /** How often the banner was opened again since the last choice. */
  let reopenings = 0;
  /** Gives the focus back, when the banner closes, to what opened it again. */
  let returnFocus: (() => void) | null = null;
  let permissions = manager.getPermissions();
  const { subscribe, notify: notifyListeners } = createListeners();
  const isOpen = () => reopenings > 0 || shouldAskForConsent(manager.getRecord(), manager.facts, now());
  const notify = () => {
    permissions = manager.getPermissions();
    // The starter script may have hidden the banner before the application started.
    if (isOpen()) removeChosenMark();
    notifyListeners();
  };
  manager.subscribe(notify);
  return {
    manager,
    ledger: createLedger(),
    createEventIds: async (source) =>
      canHash() && manager.getPermissions().advertising ? hashEventIds(source, sha256) : null,
    choice: {
      purposes: usedPurposes,
      isSharingRefused,
      isOpen,
      countReopenings: () => reopenings,
      getPermissions: () => permissions,
      subscribe,
      choose: (purposes) => {
        reopenings = 0;
        removeChosenMark();
        manager.choose(purposes);
        notify();
        returnFocus?.();
        returnFocus = null;
      },
    },
    reopen: () => {
      reopenings += 1;
      returnFocus = rememberFocus();
      notify();
    },
    reset: manager.reset,
  };
}
