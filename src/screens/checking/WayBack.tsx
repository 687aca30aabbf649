import { useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { currentOrigin } from '../../platform/address';
import { copyText } from '../../platform/clipboard';
import type { RootState } from '../../state/root';
import { selectApplication } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import type { ScreenServices } from '../screenProps';
import styles from './Checking.module.css';

/** The page may be closed: the link that leads back, to be copied, or mailed with the applicant's own program. */
export function WayBack({ hrefOf }: Pick<ScreenServices, 'hrefOf'>) {
  const { t } = useTranslation();
  const id = useSelector((state: RootState) => selectApplication(state).id);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  if (id === undefined) return null;
  const link = `${currentOrigin()}${hrefOf(`continue/${encodeURIComponent(id)}`)}`;
  const copy = async () => {
    setIsCopied(null);
    setIsCopied(await copyText(link));
  };
  const subject = encodeURIComponent(t('screensˆchecking>link'));
  return (
    <section className={styles['wayBack']} aria-label={t('screensˆchecking>link')}>
      <p>{t('screensˆchecking>close')}</p>
      {/* Where nothing can be copied for the applicant, they can select it. */}
      <p className={styles['link']}>{link}</p>
      <p aria-live="polite" className={styles['told']}>
        {isCopied === null ? null : t(`screensˆchecking>${isCopied ? 'copied' : 'not_copied'}`)}
      </p>
      <Button look="outlined" onClick={() => void copy()}>
        {t('screensˆchecking>copy')}
      </Button>
      <a className={styles['mail']} href={`mailto:?subject=${subject}&body=${encodeURIComponent(link)}`}>
        {t('screensˆchecking>mail')}
      </a>
    </section>
  );
}
