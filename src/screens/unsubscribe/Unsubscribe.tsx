import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { isEmail } from '../../domain/catalogue/patterns';
import type { AppDispatch } from '../../state/root';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

type Asking = 'asking' | 'sending' | 'done' | 'failed';

/** The one e-mail of the address; empty for none or several. */
function emailIn(query: string): string {
  const [email, ...others] = new URLSearchParams(query).getAll('email');
  return others.length > 0 ? '' : (email?.trim() ?? '');
}

/** Asks first, calls once on the applicant's own press, then says so. */
export default function Unsubscribe({ page, query, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [asking, setAsking] = useState<Asking>('asking');
  // The address loses the e-mail as soon as it is read, so it is kept here.
  const [email] = useState(() => emailIn(query));

  const unsubscribe = async () => {
    if (asking === 'sending') return;
    setAsking('sending');
    const { error } = await dispatch(
      api.endpoints.unsubscribe.initiate({ query: { email } }, { track: false }),
    );
    setAsking(error === undefined ? 'done' : 'failed');
  };
  if (!isEmail(email)) {
    return (
      <ScreenFrame
        brand={page.brand.name}
        title={t('screensˆunsubscribe>bad_title')}
        illustration="lost"
        isArrival={isArrival}
      >
        <p>{t('screensˆunsubscribe>bad')}</p>
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t(asking === 'done' ? 'screensˆunsubscribe>done_title' : 'screensˆunsubscribe>title')}
      illustration="mail"
      isArrival={isArrival || asking === 'done'}
    >
      {asking === 'done' ? (
        <p role="status">{t('screensˆunsubscribe>done')}</p>
      ) : (
        <>
          <p>{t('screensˆunsubscribe>ask', { email })}</p>
          <div role="status">
            {asking === 'failed' ? <Notice tone="warning">{t('screensˆunsubscribe>failed')}</Notice> : null}
          </div>
          <Button isBusy={asking === 'sending'} onClick={() => void unsubscribe()}>
            {t('screensˆunsubscribe>button')}
          </Button>
        </>
      )}
    </ScreenFrame>
  );
}
