import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { isEmail } from '../../domain/catalogue/patterns';
import type { AppDispatch, RootState } from '../../state/root';
import { selectRequestStatus } from '../../state/selectors/journey';
import { unsubscribeRequested } from '../../state/events';
import { Button } from '../../ui/Button';
import { ActionStatus } from '../ActionStatus';
import { CustomerConsents } from '../CustomerConsents';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import { ScreenFrame } from '../ScreenFrame';
import { usePressDuringWait } from '../usePressDuringWait';

/** The e-mail in the address. Empty if there is none or more than one. */
function readEmail(query: string): string {
  const [email, ...others] = new URLSearchParams(query).getAll('email');
  return others.length > 0 ? '' : (email?.trim() ?? '');
}

/** The e-mail of the link before a reload, because the address loses it as soon as it is read. */
function getStoredEmail({ dynamicPages }: RootState): string {
  const email = dynamicPages.drafts['unsubscribe']?.['email'];
  return typeof email === 'string' ? email : '';
}

/** Asks for confirmation, sends one request, then shows the result. */
export default function UnsubscribeScreen({ page, visit, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { getHref } = useServices();
  const status = useSelector((state: RootState) => selectRequestStatus(state, 'unsubscribe'));
  const press = usePressDuringWait(status);
  const isDone = status.kind === 'saved';
  const email = useSelector((state: RootState) => readEmail(visit.query) || getStoredEmail(state));

  const continueLink = (
    <p>
      <a href={getHref('')}>{t('screensˆunsubscribe>go')}</a>
    </p>
  );
  if (!isEmail(email)) {
    return (
      <ScreenFrame
        brand={page.brand.name}
        title={t('screensˆunsubscribe>bad_title')}
        picture="lost"
        isArrival={isArrival}
      >
        <p>{t('screensˆunsubscribe>bad')}</p>
        {continueLink}
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t(isDone ? 'screensˆunsubscribe>done_title' : 'screensˆunsubscribe>title')}
      picture={isDone ? 'unsubscribed' : 'mail'}
      isArrival={isArrival || isDone}
    >
      {isDone ? (
        <>
          <p role="status">{t('screensˆunsubscribe>done')}</p>
          {continueLink}
        </>
      ) : (
        <>
          <p>{t('screensˆunsubscribe>ask', { email })}</p>
          <ActionStatus status={press.status} failureText={t('screensˆunsubscribe>failed')} />
          <Button
            isBusy={isRequestPending(status)}
            aria-disabled={isWaitingForServer(status)}
            onClick={() => (press.isHeld() ? undefined : void dispatch(unsubscribeRequested({ email })))}
          >
            {t('screensˆunsubscribe>button')}
          </Button>
        </>
      )}
      <CustomerConsents contactEmail={page.definition.contact.email} />
    </ScreenFrame>
  );
}
