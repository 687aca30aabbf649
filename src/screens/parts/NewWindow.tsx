import { useTranslation } from '../../platform/i18n/texts';
import button from '../../ui/Button.module.css';
import { joinClassNames } from '../../ui/classNames';
import { CopyableLink } from './copy/CopyableLink';
import styles from './NewWindow.module.css';

interface AddressInNewWindowProps {
  /** The partner's name; null if none is known that may be shown. */
  readonly partner: string | null;
  readonly address: string;
}

/**
 * Opens a partner's page in a new window, because the frame around this page would restrict the partner too. The frame may also forbid
 * new windows. A link cannot find that out, so the address to copy is always shown.
 */
export function AddressInNewWindow({ partner, address }: AddressInNewWindowProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{partner === null ? t('screensˆpartner>framed_other') : t('screensˆpartner>framed', { partner })}</p>
      <a
        className={joinClassNames(button['button'], button['strong'], styles['link'])}
        href={address}
        target="_blank"
        rel="noreferrer"
      >
        {partner === null ? t('screensˆpartner>window_other') : t('screensˆpartner>window', { partner })}
      </a>
      <AddressToCopy address={address} />
    </>
  );
}

/** An address that leads to the partner in another window of the browser, if none has opened. */
export function AddressToCopy({ address }: Pick<AddressInNewWindowProps, 'address'>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('screensˆpartner>no_window')}</p>
      <CopyableLink address={address} />
    </>
  );
}
