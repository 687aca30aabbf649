import { usedPurposes } from 'virtual:tracking';
import { isAsked } from '../domain/tracking/consent';
import { onStored } from '../platform/browser';
import { now } from '../platform/clock';
import type { KeyStore } from '../platform/storage';
import type { ConsentChoice } from '../shell/ConsentBanner';
import { consentKey, openConsent, type ConsentStore } from '../tracking/consentStore';
import { makeLedger, type Ledger } from '../tracking/ledger';
import { activePage } from './activePage';

/** The visitor's choice about third parties, for the banner and for what waits for it. */
export interface OpenedConsent {
  readonly store: ConsentStore;
  /** What was sent or held back. */
  readonly ledger: Ledger;
  readonly choice: ConsentChoice;
  /** Shows the banner once more, with what was chosen. */
  readonly reopen: () => void;
  /** What is stored was deleted, the choice with it: where one is asked for, that is done anew, and until then it counts as a no. */
  readonly forget: () => void;
}

/**
 * Reads the choice that stands and follows it over tabs.
 *
 * @param prefix of the page's keys in the storage
 */
export function openConsentOf(local: KeyStore, prefix: string): OpenedConsent {
  const { definition, facts } = activePage;
  const store = openConsent(
    local,
    {
      used: usedPurposes,
      startsWithout: definition.tracking?.withoutAsking === true && !facts.asksForConsent,
      isSharingRefused: Reflect.get(navigator, 'globalPrivacyControl') === true,
    },
    now,
  );
  onStored(({ key, isRemoved }) => {
    // Who deletes the data of this page removes the session too, and nobody else does.
    if (isRemoved && key === `${prefix}:sessionId`) store.forget();
    else if (key === null || key === `${prefix}:${consentKey}`) store.readAgain();
  });
  let isReopened = false;
  /** What opened the banner again, and has the focus back when it closes. */
  let opener: Element | null = null;
  let given = store.permitted();
  const listeners = new Set<() => void>();
  const isOpen = () => isReopened || isAsked(store.record(), store.facts);
  const tell = () => {
    given = store.permitted();
    // What the starter hid before the application was there.
    if (isOpen()) delete document.documentElement.dataset['chosen'];
    for (const listener of listeners) listener();
  };
  store.subscribe(tell);
  return {
    store,
    ledger: makeLedger(),
    choice: {
      used: usedPurposes,
      isOpen,
      isReopened: () => isReopened,
      given: () => given,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      choose: (purposes) => {
        isReopened = false;
        delete document.documentElement.dataset['chosen'];
        store.choose(purposes);
        tell();
        if (opener instanceof HTMLElement) opener.focus();
        opener = null;
      },
    },
    reopen: () => {
      isReopened = true;
      opener = document.activeElement;
      tell();
    },
    forget: store.forget,
  };
}
