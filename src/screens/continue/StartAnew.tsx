import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch } from '../storeHooks';
import { continuationDeclined, newApplicationRequested } from '../../state/events';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface StartAnewProps {
  /** Whether another action comes before it on the screen. */
  readonly isSecond: boolean;
  /** Whether an application is open in this browser that could be opened in its place. */
  readonly hasOpenApplication: boolean;
}

/** Starts a new application. Asks first if that would remove the application that is open in this browser. */
export function StartAnew({ isSecond, hasOpenApplication }: StartAnewProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const start = () => void dispatch(newApplicationRequested());
  return (
    <>
      <Button
        variant={isSecond ? 'quiet' : 'strong'}
        onClick={() => (hasOpenApplication ? setIsAsking(true) : start())}
      >
        {t('screensˆcontinue>anew')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('screensˆcontinue>conflict_title')}
          lead={t('screensˆcontinue>anew_lead')}
          cancelLabel={t('screensˆcontinue>here')}
          confirmLabel={t('screensˆcontinue>anew')}
          onCancel={() => void dispatch(continuationDeclined())}
          onConfirm={start}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
