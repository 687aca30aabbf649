import { useId, useState } from 'react';
import { didSucceed, loadOnce } from '../../platform/loading/loadOnce';
import { useTranslation } from '../../platform/i18n/texts';
import { Button } from '../../ui/Button';
import { createLazyComponent } from '../../ui/lazyComponent';
import { useReturnAddress } from '../parts/useReturnAddress';
import { PhoneLink } from './PhoneLink';
import styles from './PhoneHandover.module.css';

/** The code needs a library, which loads when the applicant asks for it. */
const LazyQrCode = createLazyComponent(
  loadOnce(() => import('../../ui/QrCode')),
  (module) => module.default,
);

/** On a desktop: offers to take the photos with the phone. The styles hide it on phones and in a frame. */
export function PhoneHandover() {
  const { t } = useTranslation();
  const titleId = useId();
  const address = useReturnAddress();
  const [view, setView] = useState<'closed' | 'loading' | 'code' | 'link'>('closed');
  if (address === null) return null;
  const isOpen = view === 'code' || view === 'link';
  const open = async () => {
    setView('loading');
    setView((await didSucceed(LazyQrCode.load())) ? 'code' : 'link');
  };
  return (
    <section className={styles['handover']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('screensˆidUpload>phone>title')}</h2>
      <p>{t('screensˆidUpload>phone>lead')}</p>
      {isOpen ? (
        <PhoneLink address={address}>
          {view === 'code' ? (
            <div className={styles['scan']}>
              <LazyQrCode text={address} label={t('screensˆidUpload>phone>code')} />
              <p>{t('screensˆidUpload>phone>scan')}</p>
            </div>
          ) : (
            <p role="alert">{t('screensˆidUpload>phone>no_code')}</p>
          )}
        </PhoneLink>
      ) : null}
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        isBusy={view === 'loading'}
        onClick={() => (isOpen ? setView('closed') : void open())}
      >
        {isOpen ? t('screensˆidUpload>phone>hide') : t('screensˆidUpload>phone>show')}
      </Button>
    </section>
  );
}
