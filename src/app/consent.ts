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
}

/** Reads the choice that stands and follows it over tabs. */
export function openConsentOf(local: KeyStore): OpenedConsent {
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
  onStored(({ key }) => {
    if (key === null || key.endsWith(`:${consentKey}`)) store.readAgain();
  });
  let isReopened = false;
  let given = store.permitted();
  const listeners = new Set<() => void>();
  const tell = () => {
    given = store.permitted();
    for (const listener of listeners) listener();
  };
  store.subscribe(tell);
  return {
    store,
    ledger: makeLedger(),
    choice: {
      used: usedPurposes,
      isOpen: () => isReopened || isAsked(store.record(), store.facts),
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
      },
    },
    reopen: () => {
      isReopened = true;
      delete document.documentElement.dataset['chosen'];
      tell();
    },
  };
}
