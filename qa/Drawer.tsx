import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isDefault } from './networkConditions';
import { ExperimentSection } from './ExperimentSection';
import { FillSection } from './FillSection';
import { JumpSection } from './JumpSection';
import { LeadSection } from './LeadSection';
import { LedgerSection } from './LedgerSection';
import { NetworkSection } from './NetworkSection';
import { PayloadSection } from './PayloadSection';
import styles from './qa.module.css';
import type { QaTools } from './tools';

interface DrawerProps {
  readonly tools: QaTools;
  readonly isOpenAtFirst: boolean;
}

/**
 * The button at the bottom left and the drawer that it opens. Alt+Shift+Q toggles the drawer, Escape inside the drawer closes it, and
 * the focus moves with it. On a phone both are below the page and cover nothing.
 */
export function Drawer({ tools, isOpenAtFirst }: DrawerProps) {
  const { experiment, configuration } = tools.dependencies;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [message, showMessage] = useState('');
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
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isInside = dialog.current?.contains(document.activeElement) === true;
    const isToggle = event.altKey && event.shiftKey && event.code === 'KeyQ';
    if (!isToggle && !(isInside && event.key === 'Escape')) return;
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
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
            {message}
          </p>
          <JumpSection tools={tools} showMessage={showMessage} />
          <FillSection tools={tools} showMessage={showMessage} />
          <NetworkSection conditions={tools.conditions} />
          {experiment === null ? null : (
            <ExperimentSection experiment={experiment} address={`${configuration.basePath}/`} />
          )}
          <LeadSection dependencies={tools.dependencies} showMessage={showMessage} />
          <PayloadSection payloads={tools.payloads} />
          <LedgerSection ledger={tools.dependencies.ledger} />
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
        {isDefault(conditions) ? 'QA' : 'QA: network changed'}
      </button>
    </aside>
  );
}
