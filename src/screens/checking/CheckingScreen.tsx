import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { checkingOpened } from '../../state/events';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';
import { useStatusTrouble } from '../parts/requests/useStatusTrouble';
import { CheckingStages } from './CheckingStages';
import { ReturnLink } from './ReturnLink';

/** The wait for the decision: what has happened, what happens now, and a link to return later. */
export default function CheckingScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isStalled = useAppSelector((state) => state.asyncFormData.isCheckingStalled);
  const trouble = useStatusTrouble(isStalled ? 'screensˆtrouble>lead' : 'screensˆchecking>trouble');
  useEffect(() => {
    dispatch(checkingOpened());
  }, [dispatch]);
  // The button stays while it checks again, because it has the focus. So does the title, which would take it away.
  const [hasStalled, setHasStalled] = useState(false);
  const [isLong, setIsLong] = useState(false);
  if (isStalled && !hasStalled) setHasStalled(true);
  if (isStalled && trouble === null && !isLong) setIsLong(true);
  // While it polls, it goes on by itself. Afterwards it promises nothing that a failed check does not know.
  const lead = trouble ?? t(isStalled ? 'screensˆchecking>stalled_lead' : 'screensˆchecking>lead');
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t(isLong ? 'screensˆchecking>stalled' : 'screensˆchecking>title')}
      picture="waiting"
      isArrival={isArrival}
    >
      <p role="status">{lead}</p>
      <CheckingStages />
      {hasStalled ? (
        <Button
          isBusy={!isStalled}
          aria-disabled={!isStalled}
          onClick={() => {
            if (isStalled) dispatch(checkingOpened());
          }}
        >
          {t('screensˆchecking>again')}
        </Button>
      ) : null}
      <ReturnLink />
    </ScreenFrame>
  );
}
