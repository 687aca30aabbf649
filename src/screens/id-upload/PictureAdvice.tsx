import { formatUnbroken, getDateFormat } from '../../domain/countries/formats';
import type { RequestedDocuments } from '../../api/stepData/requestedDocuments';
import { useTranslation } from '../../platform/i18n/texts';
import { FactTable } from '../parts/FactTable';
import styles from './IdUploadScreen.module.css';

/** How to take the photos, in three rules. */
export function PictureRules() {
  const { t } = useTranslation();
  return (
    <ul className={styles['rules']}>
      {(['ground', 'light', 'corners'] as const).map((rule) => (
        <li key={rule}>{t(`screensˆidUpload>rules>${rule}`)}</li>
      ))}
    </ul>
  );
}

/** Who sees the photos and until when. Of the recipient it says only what the server sends. */
export function PictureReaders({
  recipient,
  keptUntil,
}: Pick<RequestedDocuments, 'recipient' | 'keptUntil'>) {
  const { t, i18n } = useTranslation();
  const formatDay = (moment: string) =>
    formatUnbroken(getDateFormat(i18n.language, { dateStyle: 'long' }), Date.parse(moment));
  return (
    <FactTable
      facts={[
        { label: t('screensˆidUpload>seen_by'), value: recipient ?? t('screensˆidUpload>lender') },
        {
          label: t('screensˆidUpload>kept_there'),
          value: keptUntil === undefined ? null : t('screensˆidUpload>until', { day: formatDay(keptUntil) }),
        },
        { label: t('screensˆidUpload>kept_here'), value: t('screensˆidUpload>until_leaving') },
      ]}
    />
  );
}
