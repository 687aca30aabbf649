import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { checkingOpened } from '../../state/signals';
import type { AppDispatch, RootState } from '../../state/root';
import { Button } from '../../ui/Button';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

const steps = ['first', 'second', 'third'] as const;

/** Waiting for the decision: what happens, honestly, and a way back later when it takes long. */
export default function Checking({ page, isArrival }: ScreenProps) {
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
      {isStalled ? (
        <Button look="outlined" onClick={() => void dispatch(checkingOpened())}>
          {t('screensˆchecking>again')}
        </Button>
      ) : (
        <>
          <h2>{t('screensˆchecking>happens')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`screensˆchecking>${step}`)}</li>
            ))}
          </ol>
        </>
      )}
    </ScreenFrame>
  );
}

/** What is said below the title: nothing is promised of a server that does not answer. */
function leadOf(isStalled: boolean, isInTrouble: boolean): 'stalled_lead' | 'trouble' | 'lead' {
  if (isStalled) return 'stalled_lead';
  return isInTrouble ? 'trouble' : 'lead';
}
