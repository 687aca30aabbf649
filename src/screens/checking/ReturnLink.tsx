import { useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { currentOrigin } from '../../platform/address';
import { copyText } from '../../platform/clipboard';
import type { RootState } from '../../state/root';
import { selectApplication } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import type { ScreenServices } from '../screenProps';
import styles from './CheckingScreen.module.css';

/**
 * Says that the page can be closed, with a link to come back. The link can be copied or
 * e-mailed.
 */
export function ReturnLink({ getHref }: Pick<ScreenServices, 'getHref'>) {
  const { t } = useTranslation();
  const id = useSelector((state: RootState) => selectApplication(state).id);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  if (id === undefined) return null;
  const link = `${currentOrigin()}${getHref(`continue/${encodeURIComponent(id)}`)}`;
  const copy = async () => {
    setIsCopied(null);
    setIsCopied(await copyText(link));
  };
  const subject = encodeURIComponent(t('screensˆchecking>link'));
  return (
    <section className={styles['wayBack']} aria-label={t('screensˆchecking>link')}>
      <p>{t('screensˆchecking>close')}</p>
      {/* Applicants can select the link if copying fails. */}
      <p className={styles['link']}>{link}</p>
      <p aria-live="polite" className={styles['status']}>
        {isCopied === null ? null : t(`screensˆchecking>${isCopied ? 'copied' : 'not_copied'}`)}
      </p>
      <Button variant="outlined" onClick={() => void copy()}>
        {t('screensˆchecking>copy')}
      </Button>
      <a className={styles['mail']} href={`mailto:?subject=${subject}&body=${encodeURIComponent(link)}`}>
        {t('screensˆchecking>mail')}
      </a>
    </section>
  );
}
