import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { isUnderWay } from '../../domain/journey/calls/sending';
import { isEmail } from '../../domain/catalogue/patterns';
import type { AppDispatch, RootState } from '../../state/root';
import { selectSending } from '../../state/selectors/journey';
import { unsubscribeRequested } from '../../state/signals';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { CustomerConsents } from '../CustomerConsents';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

/** The one e-mail of the address; empty for none or several. */
function emailIn(query: string): string {
  const [email, ...others] = new URLSearchParams(query).getAll('email');
  return others.length > 0 ? '' : (email?.trim() ?? '');
}

/** The e-mail of the link before a reload: the address loses it as soon as it is read. */
function keptEmail({ dynamicPages }: RootState): string {
  const email = dynamicPages.drafts['unsubscribe']?.['email'];
  return typeof email === 'string' ? email : '';
}

/** Asks first, calls once on the applicant's own press, then says so. */
export default function Unsubscribe({ page, query, services, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const sending = useSelector((state: RootState) => selectSending(state, 'unsubscribe'));
  const isDone = sending.kind === 'saved';
  const email = useSelector((state: RootState) => emailIn(query) || keptEmail(state));

  const wayOn = (
    <p>
      <a href={services.hrefOf('')}>{t('screensˆunsubscribe>go')}</a>
    </p>
  );
  if (!isEmail(email)) {
    return (
      <ScreenFrame
        brand={page.brand.name}
        title={t('screensˆunsubscribe>bad_title')}
        illustration="lost"
        isArrival={isArrival}
      >
        <p>{t('screensˆunsubscribe>bad')}</p>
        {wayOn}
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t(isDone ? 'screensˆunsubscribe>done_title' : 'screensˆunsubscribe>title')}
      illustration="mail"
      isArrival={isArrival || isDone}
    >
      {isDone ? (
        <>
          <p role="status">{t('screensˆunsubscribe>done')}</p>
          {wayOn}
        </>
      ) : (
        <>
          <p>{t('screensˆunsubscribe>ask', { email })}</p>
          <div role="status">
            {sending.kind === 'not-saved' ? (
              <Notice tone="warning">{t('screensˆunsubscribe>failed')}</Notice>
            ) : null}
          </div>
          <Button isBusy={isUnderWay(sending)} onClick={() => void dispatch(unsubscribeRequested({ email }))}>
            {t('screensˆunsubscribe>button')}
          </Button>
        </>
      )}
      <CustomerConsents />
    </ScreenFrame>
  );
}
