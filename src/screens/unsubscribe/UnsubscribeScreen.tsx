import { useRef, useState, type FormEvent } from 'react';
import { readParameter } from '../../domain/journey/arrival/entry';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { selectApplication } from '../../state/selectors/journey';
import { idleStatus } from '../../domain/journey/calls/requestStatus';
import { readEmail } from '../../domain/catalogue/reading/texts';
import { toUnicodeDomain } from '../../domain/countries/emailDomain';
import type { RootState } from '../../state/root';
import { unsubscribeRequested } from '../../state/events';
import { Button } from '../../ui/Button';
import { FieldFrame } from '../../ui/FieldFrame';
import { TextInput } from '../../ui/TextInput';
import { ActionStatus } from '../parts/requests/ActionStatus';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import { ScreenFrame } from '../parts/ScreenFrame';
import { CustomerConsents } from '../parts/consents/CustomerConsents';
import { useRequest } from '../parts/requests/useRequest';
import styles from './UnsubscribeScreen.module.css';

/** The e-mail of the link before a reload, because the address loses it as soon as it is read. */
function getStoredEmail({ dynamicPages }: RootState): string {
  const email = dynamicPages.drafts['unsubscribe']?.['email'];
  return typeof email === 'string' ? email : '';
}

/** Asks for the e-mail if the link names none, then for confirmation, sends one request, and shows the result. */
export default function UnsubscribeScreen({ page, visit, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { getHref } = useServices();
  const request = useRequest('unsubscribe');
  const isDone = request.status.kind === 'saved';
  const stored = useAppSelector(getStoredEmail);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [sentEmail, setSentEmail] = useState<string | null>(null);
  const reading = readEmail(typed ?? readParameter(new URLSearchParams(visit.query), 'email') ?? stored);
  const email = reading.ok ? reading.value : '';
  // Somebody else's application may be open in this browser. Where its e-mail is not known, nobody knows.
  const leadEmail = useAppSelector(selectApplication).contactDetails?.email;
  const isOfLead = leadEmail?.toLowerCase() === email.toLowerCase();

  const continueLink = (
    <p>
      <a href={getHref('')}>{t('screensˆunsubscribe>go')}</a>
    </p>
  );
  if (!isDone && (!reading.ok || isChanging)) {
    return (
      <ScreenFrame
        brand={page.brand.name}
        title={t('screensˆunsubscribe>bad_title')}
        picture="lost"
        isArrival={isArrival}
      >
        <EmailForm
          initial={typed ?? ''}
          onEmail={(next) => {
            setTyped(next);
            setChanging(false);
          }}
        />
        {continueLink}
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t(isDone ? 'screensˆunsubscribe>done_title' : 'screensˆunsubscribe>title')}
      picture={isDone ? 'unsubscribed' : 'mail'}
      isArrival={isArrival || isDone || typed !== null}
    >
      {isDone ? (
        <>
          <p role="status">{t('screensˆunsubscribe>done')}</p>
          {continueLink}
        </>
      ) : (
        <>
          <p>{t('screensˆunsubscribe>ask', { email: email.replace(/[^@]+$/, toUnicodeDomain) })}</p>
          {/* What happened to another address is not said of this one. */}
          <ActionStatus
            status={sentEmail === null || sentEmail === email ? request.status : idleStatus}
            rejectionText={t('screensˆunsubscribe>failed')}
          />
          <Button
            {...request.button}
            onClick={() => {
              if (request.isTooEarly()) return;
              setSentEmail(email);
              dispatch(unsubscribeRequested({ email }));
            }}
          >
            {t('screensˆunsubscribe>button')}
          </Button>
          {typed === null || request.isBusy ? null : (
            <Button
              variant="quiet"
              onClick={() => {
                request.withdraw();
                setChanging(true);
              }}
            >
              {t('commonˆback')}
            </Button>
          )}
        </>
      )}
      {isOfLead ? <CustomerConsents contactEmail={page.definition.contact.email} /> : null}
    </ScreenFrame>
  );
}

interface EmailFormProps {
  /** What was typed before. */
  readonly initial: string;
  /** Gets the e-mail as it was typed. */
  readonly onEmail: (email: string) => void;
}

/** Asks which e-mail to unsubscribe. The address is in its field alone. */
function EmailForm({ initial, onEmail }: EmailFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value ?? '';
    const isRight = readEmail(email).ok;
    setWrong(!isRight);
    if (isRight) onEmail(email);
    else field.current?.focus();
  };
  return (
    <form noValidate data-private onSubmit={submit} className={styles['form']}>
      <p>{t('screensˆunsubscribe>bad')}</p>
      <FieldFrame
        id="unsubscribe-email"
        label={t('fieldsˆemail>label')}
        error={isWrong ? t('errorsˆemail') : undefined}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={field}
            defaultValue={initial}
            inputMode="email"
            autoComplete="email"
            aria-required
          />
        )}
      </FieldFrame>
      <Button type="submit">{t('commonˆcontinue')}</Button>
    </form>
  );
}
