import { useSelector } from 'react-redux';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { useTranslation } from '../../platform/texts';
import { selectLeadRequestStatus } from '../../state/selectors/journey';

/** When the answers were saved, until the next request or error. */
export function SavedTime() {
  const { t, i18n } = useTranslation();
  const status = useSelector(selectLeadRequestStatus);
  return status.kind === 'saved'
    ? t('commonˆsave>saved_at', { time: formatTimeOfDay(status.at, i18n.language) })
    : null;
}
