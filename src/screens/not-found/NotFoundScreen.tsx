import { useTranslation } from '../../platform/texts';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

export default function NotFoundScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆnotFound>title')}
      picture="lost"
      isArrival={isArrival}
    >
      <p>{t('screensˆnotFound>lead')}</p>
      <p>
        <a href={services.getHref('')}>{t('screensˆnotFound>button')}</a>
      </p>
    </ScreenFrame>
  );
}
