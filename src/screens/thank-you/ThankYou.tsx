import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import { isUnderWay } from '../../domain/journey/calls/sending';
import type { AppDispatch, RootState } from '../../state/root';
import { selectApplication, selectSending } from '../../state/selectors/journey';
import { passwordChosen } from '../../state/signals';
import { Button } from '../../ui/Button';
import { FieldFrame } from '../../ui/FieldFrame';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { CustomerConsents } from '../CustomerConsents';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';
import styles from './ThankYou.module.css';

/** Characters that a password needs at least; the texts and the contract name the same number. */
const shortest = 10;

/** The end of an application, with a password for the customer area for those who want one. */
export default function ThankYou({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { id } = useSelector(selectApplication);
  const saving = useSelector((state: RootState) => selectSending(state, 'password'));
  const [isTooShort, setIsTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password.length < shortest) {
      setIsTooShort(true);
      field.current?.focus();
      return;
    }
    dispatch(passwordChosen({ password }));
  };
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆthankYou>title')}
      illustration="mail"
      isArrival={isArrival}
    >
      <p>{t('screensˆthankYou>lead')}</p>
      <div role="status">
        {saving.kind === 'saved' ? <Notice tone="success">{t('screensˆthankYou>saved')}</Notice> : null}
        {saving.kind === 'not-saved' ? <Notice tone="warning">{t('screensˆthankYou>failed')}</Notice> : null}
      </div>
      {id === undefined || saving.kind === 'saved' ? null : (
        <form noValidate onSubmit={save} className={styles['password']}>
          <h2>{t('screensˆthankYou>password_title')}</h2>
          <p>{t('screensˆthankYou>password_lead')}</p>
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
                onChange={({ target: { value } }) => {
                  if (value === '' || value.length >= shortest) setIsTooShort(false);
                }}
                onBlur={({ target: { value } }) => {
                  if (value !== '') setIsTooShort(value.length < shortest);
                }}
              />
            )}
          </FieldFrame>
          <Button type="submit" look="outlined" isBusy={isUnderWay(saving)}>
            {t('screensˆthankYou>save')}
          </Button>
        </form>
      )}
      <CustomerConsents />
    </ScreenFrame>
  );
}
