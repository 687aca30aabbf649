import { useTranslation } from '../../platform/i18n/texts';
import { CopyableLink } from '../parts/copy/CopyableLink';
import { useReturnAddress } from '../parts/useReturnAddress';
import styles from './CheckingScreen.module.css';

/** Says that the page can be closed, with a link to come back. The link can be copied or e-mailed. */
export function ReturnLink() {
  const { t } = useTranslation();
  const link = useReturnAddress();
  if (link === null) return null;
  const subject = encodeURIComponent(t('screensˆchecking>link'));
  return (
    <section className={styles['wayBack']} aria-label={t('screensˆchecking>link')}>
      <p>{t('screensˆchecking>close')}</p>
      <CopyableLink address={link} />
      <a className={styles['mail']} href={`mailto:?subject=${subject}&body=${encodeURIComponent(link)}`}>
        {t('screensˆchecking>mail')}
      </a>
    </section>
  );
}
