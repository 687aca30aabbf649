import { useTranslation } from '../../platform/texts';
import { Notice } from '../../ui/Notice';

/** Says that the lender has put another offer in the place of the one that was read: nothing was accepted. */
export function OfferChanged({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">{isChanged ? <Notice tone="warning">{t('screensˆoffer>changed')}</Notice> : null}</div>
  );
}
