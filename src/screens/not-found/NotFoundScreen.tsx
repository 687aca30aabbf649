import { useTranslation } from '../../platform/i18n/texts';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import { ScreenFrame } from '../parts/ScreenFrame';

export default function NotFoundScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const { getHref } = useServices();
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆnotFound>title')}
      picture="lost"
      isArrival={isArrival}
    >
      <p>{t('screensˆnotFound>lead')}</p>
      <p>
        <a href={getHref('')}>{t('screensˆnotFound>button')}</a>
      </p>
    </ScreenFrame>
  );
}
