import { useTranslation } from '../platform/texts';
import { Spinner } from '../ui/Spinner';

/** Shown while a screen is on its way; without a colour of its own where the page shall not show its brand yet. */
export function Loader({ isNeutral = false }: { readonly isNeutral?: boolean }) {
  const { t } = useTranslation();
  return <Spinner label={t('commonˆloading')} isNeutral={isNeutral} />;
}
