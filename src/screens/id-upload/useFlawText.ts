import type { PictureFlaw } from '../../domain/documents/pictureFlaws';
import { useTranslation } from '../../platform/texts';

/** What the check of the pixels found, as advice. Null if it found nothing. */
export function useFlawText(flaws: readonly PictureFlaw[]): string | null {
  const { t } = useTranslation();
  if (flaws.length === 0) return null;
  const sentences = flaws.map((flaw) => t(`screensˆidUpload>flaws>${flaw}`));
  return [...sentences, t('screensˆidUpload>flaws>anyway')].join(' ');
}
