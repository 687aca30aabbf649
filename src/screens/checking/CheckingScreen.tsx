import { useEffect } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { checkingOpened } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { CheckingStages } from './CheckingStages';
import { ReturnLink } from './ReturnLink';

/** The wait for the decision: what has happened, what happens now, and a link to return later. */
export default function CheckingScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const isStalled = useSelector((state: RootState) => state.asyncFormData.isCheckingStalled);
  const hasFailed = useSelector((state: RootState) => state.asyncFormData.leadStatusResult === 'trouble');
  useEffect(() => {
    dispatch(checkingOpened());
  }, [dispatch]);
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={isStalled ? t('screensˆchecking>stalled') : t('screensˆchecking>title')}
      picture="waiting"
      isArrival={isArrival}
    >
      <p role="status">{t(`screensˆchecking>${getLeadKey(isStalled, hasFailed)}`)}</p>
      <CheckingStages />
      {isStalled ? (
        <Button onClick={() => void dispatch(checkingOpened())}>{t('screensˆchecking>again')}</Button>
      ) : null}
      <ReturnLink getHref={services.getHref} />
    </ScreenFrame>
  );
}

/** The text below the title. It promises nothing if the server does not respond. */
function getLeadKey(isStalled: boolean, hasFailed: boolean): 'stalled_lead' | 'trouble' | 'lead' {
  if (isStalled) return 'stalled_lead';
  return hasFailed ? 'trouble' : 'lead';
}
