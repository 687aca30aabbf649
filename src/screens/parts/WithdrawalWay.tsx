import type { Page } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/i18n/texts';
import { useServices } from '../services';

/** Where the brokerage contract of the page can be withdrawn from. Nothing on a page that concludes none. */
export function WithdrawalWay({ page: { definition, brand } }: { readonly page: Page }) {
  const { t } = useTranslation();
  const { getHref } = useServices();
  if (definition.brokerageContract === undefined) return null;
  return (
    <section>
      <h2>{t('screensˆwithdrawal>title')}</h2>
      <p>
        {t('screensˆwithdrawal>way', { brand: brand.name })}{' '}
        <a href={getHref('continue')}>{t('screensˆwithdrawal>open')}</a>
      </p>
    </section>
  );
}
