import { useTranslation } from '../../platform/i18n/texts';
import { Notice } from '../../ui/Notice';

/** Announces that the lender has replaced the displayed offer, and that nothing was accepted. */
export function OfferChangedNotice({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">{isChanged ? <Notice tone="warning">{t('screensˆoffer>changed')}</Notice> : null}</div>
  );
}
