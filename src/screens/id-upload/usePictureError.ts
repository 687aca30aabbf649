import { useTranslation } from '../../platform/i18n/texts';
import { formatMegabyteLimit, formatMegabytes } from '../parts/formatMegabytes';
import type { SidePicture } from './useSelectedPictures';

/**
 * What is wrong with the picture of a side: the problem of the file that was chosen last, or the server's code. Null if nothing is.
 *
 * @param code the server's error code for the picture
 */
export function usePictureError({ problem, picture }: SidePicture, code: string | undefined): string | null {
  const { t, i18n } = useTranslation();
  if (problem !== null) {
    const text = t(`screensˆidUpload>problems>${problem.problem}`, formatSizes(problem, i18n.language));
    return picture === null ? text : `${text} ${t('screensˆidUpload>kept', { file: picture.name })}`;
  }
  if (code === undefined) return null;
  // The texts of these two name sizes that only this page knows.
  const named = code === 'over_limit' || code === 'too_many_pixels' ? 'file_size' : code;
  const key = `screensˆidUpload>problems>${named}`;
  return t(i18n.exists(key) ? key : 'screensˆidUpload>problems>not_accepted');
}

function formatSizes(
  problem: NonNullable<SidePicture['problem']>,
  languageTag: string,
): Readonly<Record<string, string>> {
  if (problem.problem === 'over_limit') {
    return {
      size: formatMegabytes(problem.bytes, languageTag),
      limit: formatMegabyteLimit(problem.limitMegabytes, languageTag),
    };
  }
  if (problem.problem !== 'too_many_pixels') return {};
  const number = new Intl.NumberFormat(languageTag);
  return { size: number.format(problem.megapixels), limit: number.format(problem.limitMegapixels) };
}
