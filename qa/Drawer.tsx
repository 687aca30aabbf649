import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { areUsual } from './conditions';
import { FillPart } from './FillPart';
import { JumpPart } from './JumpPart';
import { LeadPart } from './LeadPart';
import { LedgerPart } from './LedgerPart';
import { NetworkPart } from './NetworkPart';
import { PayloadPart } from './PayloadPart';
import styles from './qa.module.css';
import type { Tools } from './tools';

interface DrawerProps {
  readonly tools: Tools;
  readonly isOpenAtFirst: boolean;
}

/**
 * The button at the lower left and the drawer that it opens. Alt+Shift+Q opens and closes it, Escape inside closes it, and the
 * focus goes along. On a phone both stand below the page, where they cover nothing.
 */
export function Drawer({ tools, isOpenAtFirst }: DrawerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [said, say] = useState('');
  const conditions = useSyncExternalStore(tools.conditions.subscribe, tools.conditions.get);
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    dialog.current?.focus();
  };
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInside = dialog.current?.contains(document.activeElement) === true;
    const isToggle = event.altKey && event.shiftKey && event.code === 'KeyQ';
    if (!isToggle && !(isInside && event.key === 'Escape')) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <aside className={styles['place']} aria-label="QA" data-qa>
      {isOpen ? (
        <dialog
          open
          ref={dialog}
          tabIndex={-1}
          className={styles['drawer']}
          aria-labelledby="qa-title"
          data-qa="drawer"
        >
          <div className={styles['head']}>
            <h2 id="qa-title">QA</h2>
            <button type="button" data-qa="close" onClick={close}>
              Close
            </button>
          </div>
          <p role="status" data-qa="said">
            {said}
          </p>
          <JumpPart tools={tools} say={say} />
          <FillPart tools={tools} say={say} />
          <NetworkPart conditions={tools.conditions} />
          <LeadPart world={tools.world} say={say} />
          <PayloadPart payloads={tools.payloads} />
          <LedgerPart ledger={tools.ledger} />
        </dialog>
      ) : null}
      <button
        type="button"
        ref={opener}
        className={styles['opener']}
        aria-expanded={isOpen}
        data-qa="opener"
        onClick={isOpen ? close : open}
      >
        {areUsual(conditions) ? 'QA' : 'QA: network changed'}
      </button>
    </aside>
  );
}
