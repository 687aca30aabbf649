import { useTranslation } from '../platform/i18n/texts';
import { Spinner } from '../ui/Spinner';

/** Shown while a screen loads. It is neutral if the page must not show its brand yet. */
export function Loader({ isNeutral = false }: { readonly isNeutral?: boolean }) {
  const { t } = useTranslation();
  return <Spinner label={t('commonˆloading')} isNeutral={isNeutral} />;
}
