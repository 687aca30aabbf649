import { useSelector } from 'react-redux';
import { formatTimeOfDay } from '../domain/countries/locales';
import { useTranslation } from '../platform/texts';
import type { RootState } from '../state/root';

/** What to say after a failed status request, with the end of a long pause of the server. Null if the last one did not fail. */
export function useStatusTrouble(): string | null {
  const { t, i18n } = useTranslation();
  const hasFailed = useSelector((state: RootState) => state.asyncFormData.leadStatusResult === 'trouble');
  const pausedUntil = useSelector((state: RootState) => state.asyncFormData.pausedUntil);
  if (!hasFailed) return null;
  const trouble = t('screensˆtrouble>lead');
  if (pausedUntil === null) return trouble;
  return `${trouble} ${t('screensˆact>paused_until', { time: formatTimeOfDay(pausedUntil, i18n.language) })}`;
}
