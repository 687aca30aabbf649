import type { PictureFlaw } from '../../domain/documents/pictureFlaws';
import { useTranslation } from '../../platform/i18n/texts';

/** What the check of the picture found, as advice. Null if it found nothing. */
export function useFlawText(flaws: readonly PictureFlaw[]): string | null {
  const { t } = useTranslation();
  if (flaws.length === 0) return null;
  const sentences = flaws.map((flaw) => t(`screensˆidUpload>flaws>${flaw}`));
  // Whoever can read a picture sees what the lender will see.
  const isPicture = !flaws.includes('locked');
  return [...sentences, ...(isPicture ? [t('screensˆidUpload>flaws>anyway')] : [])].join(' ');
}
