import { useTranslation } from '../../platform/texts';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../state/root';
import { startedAnew } from '../../state/signals';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/** The server does not know the lead of a state after the offer, or knows it no more: said, with a way on. */
export default function LeadGone({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆgone>title')}
      illustration="lost"
      isArrival={isArrival}
    >
      <p>{t('screensˆgone>lead')}</p>
      <Button onClick={() => void dispatch(startedAnew())}>{t('screensˆgone>anew')}</Button>
    </ScreenFrame>
  );
}
