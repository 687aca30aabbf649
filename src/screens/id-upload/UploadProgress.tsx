import { useTranslation } from '../../platform/i18n/texts';
import { ProgressLine } from '../../ui/ProgressLine';
import styles from './IdUploadScreen.module.css';
import { formatMegabytes } from '../parts/formatMegabytes';
import type { UploadedBytes } from './usePictureUpload';

/** The progress of the upload. Every change is visible; every quarter is announced. */
export function UploadProgress({ sent, total }: UploadedBytes) {
  const { t, i18n } = useTranslation();
  const share = total === 0 ? 0 : sent / total;
  const isComplete = total > 0 && sent >= total;
  const quarters = Math.floor(share * 4) * 0.25;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(quarters);
  return (
    <div className={styles['progress']}>
      <ProgressLine label={t('screensˆidUpload>progress')} share={share} />
      <p aria-hidden="true">
        {isComplete
          ? t('screensˆidUpload>sent_all')
          : t('screensˆidUpload>sent', {
              sent: formatMegabytes(sent, i18n.language),
              whole: formatMegabytes(total, i18n.language),
            })}
      </p>
      <p role="status" className="visually-hidden">
        {isComplete ? t('screensˆidUpload>sent_all') : t('screensˆidUpload>sent_share', { share: percent })}
      </p>
    </div>
  );
}
