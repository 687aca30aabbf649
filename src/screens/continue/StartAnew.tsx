import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch } from 'react-redux';
import { continuationDeclined, newApplicationRequested } from '../../state/events';
import type { AppDispatch } from '../../state/root';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './StartAnew.module.css';

interface StartAnewProps {
  /** Whether another action comes before it on the screen. */
  readonly isSecond: boolean;
  /** Whether an application is open in this browser that could be opened in its place. */
  readonly hasOpenApplication: boolean;
}

/** Starts a new application. Asks first if that would remove the application that is open in this browser. */
export function StartAnew({ isSecond, hasOpenApplication }: StartAnewProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [isAsking, setIsAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);
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
        <Dialog
          label={t('screensˆcontinue>conflict_title')}
          onClose={() => setIsAsking(false)}
          startAt={keepButton}
        >
          <div className={styles['asking']}>
            <h2>{t('screensˆcontinue>conflict_title')}</h2>
            <p>{t('screensˆcontinue>anew_lead')}</p>
            <Button ref={keepButton} onClick={() => void dispatch(continuationDeclined())}>
              {t('screensˆcontinue>here')}
            </Button>
            <Button variant="outlined" onClick={start}>
              {t('screensˆcontinue>anew')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
