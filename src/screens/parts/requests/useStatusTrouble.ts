import { useAppSelector } from '../../storeHooks';
import { formatTimeOfDay } from '../../../domain/countries/locales';
import { useTranslation } from '../../../platform/i18n/texts';

/**
 * What to say after a failed status request, with the end of a long pause of the server, after which the status is requested again. Null if the
 * last one did not fail.
 *
 * @param lead the text about the failure
 */
export function useStatusTrouble(lead: 'screensˆtrouble>lead' | 'screensˆchecking>trouble'): string | null {
  const { t, i18n } = useTranslation();
  const hasFailed = useAppSelector((state) => state.asyncFormData.reads.leadStatus.failure === 'trouble');
  const pausedUntil = useAppSelector((state) => state.asyncFormData.reads.leadStatus.pausedUntil);
  if (!hasFailed) return null;
  if (pausedUntil === null) return t(lead);
  return `${t(lead)} ${t('screensˆtrouble>paused', { time: formatTimeOfDay(pausedUntil, i18n.language) })}`;
}
