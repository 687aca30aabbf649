import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { followingEnded, followingStarted } from '../../state/events';
import { Button } from '../../ui/Button';
import { CopyableLink } from '../parts/copy/CopyableLink';
import styles from './PhoneHandover.module.css';

interface PhoneLinkProps {
  readonly address: string;
  /** The code of the address. */
  readonly children: ReactNode;
}

/** The link for the phone. While it is on the screen, the page follows what the phone sends. Recordings leave it out. */
export function PhoneLink({ address, children }: PhoneLinkProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isStalled = useAppSelector((state) => state.asyncFormData.isFollowingStalled);
  useEffect(() => {
    dispatch(followingStarted());
    return () => void dispatch(followingEnded());
  }, [dispatch]);
  const status = useRef<HTMLParagraphElement>(null);
  const follow = () => {
    // The pressed button goes. A screen reader says what takes the focus.
    status.current?.focus();
    dispatch(followingStarted());
  };
  return (
    <div className={styles['link']} data-private>
      {children}
      <CopyableLink address={address} />
      <p ref={status} role="status" tabIndex={-1}>
        {isStalled ? t('screensˆidUpload>phone>stalled') : t('screensˆidUpload>phone>following')}
      </p>
      {isStalled ? (
        <Button variant="outlined" onClick={follow}>
          {t('screensˆidUpload>phone>follow')}
        </Button>
      ) : null}
    </div>
  );
}
