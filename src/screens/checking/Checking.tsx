import { useEffect } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { checkingOpened } from '../../state/signals';
import type { AppDispatch, RootState } from '../../state/root';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { Stages } from './Stages';
import { WayBack } from './WayBack';

/** Waiting for the decision: what has happened and what happens now, as far as it is known, and a way back later. */
export default function Checking({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const isStalled = useSelector((state: RootState) => state.asyncFormData.isCheckingStalled);
  const isInTrouble = useSelector((state: RootState) => state.asyncFormData.inquiry === 'trouble');
  useEffect(() => {
    dispatch(checkingOpened());
  }, [dispatch]);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={isStalled ? t('screensˆchecking>stalled') : t('screensˆchecking>title')}
      illustration="waiting"
      isArrival={isArrival}
    >
      <p role="status">{t(`screensˆchecking>${leadOf(isStalled, isInTrouble)}`)}</p>
      <Stages />
      {isStalled ? (
        <Button onClick={() => void dispatch(checkingOpened())}>{t('screensˆchecking>again')}</Button>
      ) : null}
      <WayBack hrefOf={services.hrefOf} />
    </ScreenFrame>
  );
}

/** What is said below the title: nothing is promised of a server that does not answer. */
function leadOf(isStalled: boolean, isInTrouble: boolean): 'stalled_lead' | 'trouble' | 'lead' {
  if (isStalled) return 'stalled_lead';
  return isInTrouble ? 'trouble' : 'lead';
}
