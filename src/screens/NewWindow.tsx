import type { ReactNode } from 'react';
import { useTranslation } from '../platform/texts';
import { CopyableLink } from './CopyableLink';
import styles from './NewWindow.module.css';

interface NewWindowProps {
  /** The partner's name; null if none is known that may be shown. */
  readonly partner: string | null;
  /** An address that leads to the partner in another window of the browser. */
  readonly address: string | null;
  /** What opens the window. */
  readonly children: ReactNode;
}

/**
 * Opens a partner's page in a new window, because the frame around this page would restrict the partner too. The frame may also forbid
 * new windows. The page cannot find that out, so it always shows an address to copy.
 */
export function NewWindow({ partner, address, children }: NewWindowProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{partner === null ? t('screensˆpartner>framed_other') : t('screensˆpartner>framed', { partner })}</p>
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

/** The label of what opens the window. */
export function useWindowLabel(partner: string | null): string {
  const { t } = useTranslation();
  return partner === null ? t('screensˆpartner>window_other') : t('screensˆpartner>window', { partner });
}

interface AddressInNewWindowProps extends Pick<NewWindowProps, 'partner'> {
  readonly address: string;
}

/** A new window that shows an address. */
export function AddressInNewWindow({ partner, address }: AddressInNewWindowProps) {
  const label = useWindowLabel(partner);
  return (
    <NewWindow partner={partner} address={address}>
      <a className={styles['link']} href={address} target="_blank" rel="noreferrer">
        {label}
      </a>
    </NewWindow>
  );
}
