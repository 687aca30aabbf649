import { useEffect } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { checkingOpened } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import { useStatusTrouble } from '../useStatusTrouble';
import { CheckingStages } from './CheckingStages';
import { ReturnLink } from './ReturnLink';

/** The wait for the decision: what has happened, what happens now, and a link to return later. */
export default function CheckingScreen({ page, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const isStalled = useSelector((state: RootState) => state.asyncFormData.isCheckingStalled);
  const trouble = useStatusTrouble();
  useEffect(() => {
    dispatch(checkingOpened());
  }, [dispatch]);
  // While it polls, it goes on by itself. Afterwards it promises nothing that a failed check does not know.
  const lead = isStalled
    ? (trouble ?? t('screensˆchecking>stalled_lead'))
    : t(trouble === null ? 'screensˆchecking>lead' : 'screensˆchecking>trouble');
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={isStalled && trouble === null ? t('screensˆchecking>stalled') : t('screensˆchecking>title')}
      picture="waiting"
      isArrival={isArrival}
    >
      <p role="status">{lead}</p>
      <CheckingStages />
      {isStalled ? (
        <Button onClick={() => void dispatch(checkingOpened())}>{t('screensˆchecking>again')}</Button>
      ) : null}
      <ReturnLink getHref={services.getHref} />
    </ScreenFrame>
  );
}
