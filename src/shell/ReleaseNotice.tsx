import { useState } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import { Button } from '../ui/Button';
import styles from './ReleaseNotice.module.css';

interface ReleaseNoticeProps {
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Says that there is a newer release. It covers nothing that the applicant needs and takes no focus. */
export function ReleaseNotice({ onReload, onClose }: ReleaseNoticeProps) {
  const { t } = useTranslation();
  // The page is loaded again only when what is under way has ended.
  const [isReloading, setIsReloading] = useState(false);
  const reload = () => {
    setIsReloading(true);
    onReload();
  };
  return (
    <div className={styles['notice']} data-print="hidden">
      <p>{t('commonˆrelease')}</p>
      <div className={styles['actions']}>
        <Button variant="quiet" isBusy={isReloading} onClick={isReloading ? undefined : reload}>
          {t('commonˆfailure>retry')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('commonˆclose')}
        </Button>
      </div>
    </div>
  );
}
