import { useTranslation } from '../../platform/texts';
import { ProgressLine } from '../../ui/ProgressLine';
import styles from './IdUpload.module.css';
import { megabytes } from './megabytes';
import type { Progress } from './usePictureSending';

/** How much has left: each change is seen, each quarter is heard. */
export function UploadProgress({ sent, whole }: Progress) {
  const { t, i18n } = useTranslation();
  const share = whole === 0 ? 0 : sent / whole;
  const isAll = whole > 0 && sent >= whole;
  const quarters = Math.floor(share * 4) * 0.25;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(quarters);
  return (
    <div className={styles['progress']}>
      <ProgressLine label={t('screensˆidUpload>progress')} share={share} />
      <p aria-hidden="true">
        {isAll
          ? t('screensˆidUpload>sent_all')
          : t('screensˆidUpload>sent', {
              sent: megabytes(sent, i18n.language),
              whole: megabytes(whole, i18n.language),
            })}
      </p>
      <p role="status" className="visually-hidden">
        {isAll ? t('screensˆidUpload>sent_all') : t('screensˆidUpload>sent_share', { share: percent })}
      </p>
    </div>
  );
}
