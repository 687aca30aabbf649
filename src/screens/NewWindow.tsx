import type { ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { CopyableLink } from './CopyableLink';
import styles from './NewWindow.module.css';

interface NewWindowProps {
  readonly host: string;
  /** An address that leads to the partner in another window of the browser. */
  readonly address: string | null;
  /** What opens the window. */
  readonly children: ReactNode;
}

/**
 * Opens a partner's page in a new window, because the frame around this page would restrict the partner too. The frame may also forbid
 * new windows. The page cannot find that out, so it always shows an address to copy.
 */
export function NewWindow({ host, address, children }: NewWindowProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('screensˆpartner>framed', { host })}</p>
      {children}
      {address === null ? null : (
        <>
          <p>{t('screensˆpartner>no_window')}</p>
          <CopyableLink address={address} />
        </>
      )}
    </>
  );
}

/** A new window that shows an address. */
export function AddressInNewWindow({ host, address }: { readonly host: string; readonly address: string }) {
  const { t } = useTranslation();
  return (
    <NewWindow host={host} address={address}>
      <a className={styles['link']} href={address} target="_blank" rel="noreferrer">
        {t('screensˆpartner>window', { host })}
      </a>
    </NewWindow>
  );
}
