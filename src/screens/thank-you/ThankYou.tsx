import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../../api/api';
import type { AppDispatch } from '../../state/root';
import { selectApplication } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { FieldFrame } from '../../ui/FieldFrame';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../ScreenFrame';

const shortest = 10;

type Saving = 'idle' | 'too-short' | 'sending' | 'saved' | 'failed';

/** The end of an application, with a password for the customer area for those who want one. */
export default function ThankYou({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const { id } = useSelector(selectApplication);
  const [saving, setSaving] = useState<Saving>('idle');

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (id === undefined || saving === 'sending') return;
    if (typeof password !== 'string' || password.length < shortest) {
      setSaving('too-short');
      return;
    }
    setSaving('sending');
    const { error } = await dispatch(
      api.endpoints.customerPassword.initiate({ id, password }, { track: false }),
    );
    setSaving(error === undefined ? 'saved' : 'failed');
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
        {saving === 'saved' ? <Notice tone="success">{t('screensˆthankYou>saved')}</Notice> : null}
        {saving === 'failed' ? <Notice tone="warning">{t('screensˆthankYou>failed')}</Notice> : null}
      </div>
      {id === undefined || saving === 'saved' ? null : (
        <form noValidate onSubmit={(event) => void save(event)}>
          <h2>{t('screensˆthankYou>password_title')}</h2>
          <p>{t('screensˆthankYou>password_lead')}</p>
          <FieldFrame
            id="password"
            label={t('screensˆthankYou>password')}
            hint={t('screensˆthankYou>password_hint')}
            error={saving === 'too-short' ? t('screensˆthankYou>password_short') : undefined}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                name="password"
                type="password"
                autoComplete="new-password"
                maxLength={200}
              />
            )}
          </FieldFrame>
          <Button type="submit" look="outlined" isBusy={saving === 'sending'}>
            {t('screensˆthankYou>save')}
          </Button>
        </form>
      )}
    </ScreenFrame>
  );
}
