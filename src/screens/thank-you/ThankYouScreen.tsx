import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { selectApplication } from '../../state/selectors/journey';
import { passwordChosen } from '../../state/events';
import { Button } from '../../ui/Button';
import { FieldFrame } from '../../ui/FieldFrame';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { CustomerConsents } from '../parts/consents/CustomerConsents';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';
import { useRequest } from '../parts/requests/useRequest';
import { WithdrawalWay } from '../parts/WithdrawalWay';
import { Receipt } from './Receipt';
import styles from './ThankYouScreen.module.css';

/** Minimum length of a password. The texts and the contract name the same number. */
const minPasswordLength = 10;

/** The end of an application: what was sent, what follows, then an optional password for the customer area. */
export default function ThankYouScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { id, contactDetails } = useAppSelector(selectApplication);
  const request = useRequest('password');
  const isSaved = request.status.kind === 'saved';
  const [isTooShort, setIsTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password.length < minPasswordLength) {
      setIsTooShort(true);
      field.current?.focus();
      return;
    }
    if (!request.isTooEarly()) dispatch(passwordChosen({ password }));
  };
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆthankYou>title')}
      picture="sent"
      isArrival={isArrival}
    >
      <p>{t('screensˆthankYou>lead')}</p>
      <Receipt />
      <WithdrawalWay page={page} />
      {isSaved ? (
        <Notice tone="success" takesFocus>
          {t('screensˆthankYou>saved')}
        </Notice>
      ) : null}
      <ActionStatus status={request.status} rejectionText={t('screensˆthankYou>failed')} />
      {id === undefined || isSaved ? null : (
        <form noValidate onSubmit={save} onChange={request.withdraw} className={styles['password']}>
          <h2>{t('screensˆthankYou>password_title')}</h2>
          <p>{t('screensˆthankYou>password_lead')}</p>
          {contactDetails?.email === undefined ? null : (
            // A password manager stores it with the password.
            <input hidden readOnly name="username" autoComplete="username" value={contactDetails.email} />
          )}
          <FieldFrame
            id="password"
            label={t('screensˆthankYou>password')}
            hint={t('screensˆthankYou>password_hint')}
            error={isTooShort ? t('screensˆthankYou>password_short') : undefined}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                ref={field}
                name="password"
                type="password"
                autoComplete="new-password"
                maxLength={200}
                readOnly={request.isBusy}
                onInput={({ currentTarget: { value } }) => {
                  if (value === '' || value.length >= minPasswordLength) setIsTooShort(false);
                }}
                onBlur={({ target: { value } }) => {
                  if (value !== '') setIsTooShort(value.length < minPasswordLength);
                }}
              />
            )}
          </FieldFrame>
          <Button type="submit" variant="outlined" {...request.button}>
            {t('screensˆthankYou>save')}
          </Button>
        </form>
      )}
      <CustomerConsents contactEmail={page.definition.contact.email} />
    </ScreenFrame>
  );
}
