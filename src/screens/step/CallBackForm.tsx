import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { DataPoint } from '../../domain/catalogue/kinds';
import { getErrorCodes, type RequestStatus } from '../../domain/journey/calls/requestStatus';
import { listCallTimes } from '../../domain/pages/callTimes';
import { formatTimes } from '../../domain/pages/contact';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/i18n/texts';
import { callBackRequested } from '../../state/events';
import { selectApplication } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { FieldFrame } from '../../ui/FieldFrame';
import { Notice } from '../../ui/Notice';
import { SelectInput } from '../../ui/SelectInput';
import { TextInput } from '../../ui/TextInput';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { useServices } from '../services';
import { useRequest } from '../parts/requests/useRequest';
import styles from './HelpPanel.module.css';

/** Names whose rules read the number. It asks nothing of the lead. */
const callBack: Questionnaire = { key: 'states>call-back', route: 'call-back', dataPoints: [] };
const phonePoint: DataPoint = { field: 'phoneNumber', kind: 'phone', line: 'any' };
const unread: RequestStatus = { kind: 'not-saved', reason: 'no-answer' };

/**
 * Asks to be called back. What is given here is no answer and no draft: it is in these fields alone until it is sent, and whether somebody
 * needs support is in no storage.
 */
export default function CallBackForm({ page }: { readonly page: Page }) {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const { answers } = useServices();
  const known = useAppSelector(selectApplication).contactDetails?.phoneNumber;
  const { status, button, isTooEarly, withdraw } = useRequest('callBack');
  const phone = useRef<HTMLInputElement>(null);
  const [time, setTime] = useState('');
  const [needsSupport, setNeed] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [isOwn, setOwn] = useState(false);
  /** Whether the rules for the number did not load at the last press. */
  const [isUnread, setUnread] = useState(false);
  const times = listCallTimes(page.definition.contact.hours);
  const hasRefusal = getErrorCodes(status)['phone_number'] !== undefined;
  // An earlier form may have been refused.
  const isRefused = hasRefusal && isOwn;
  useEffect(() => {
    // The error is above the pressed button. A screen reader says it with the field.
    if (isRefused) phone.current?.focus();
  }, [isRefused]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isTooEarly()) return;
    setUnread(false);
    const reader = await answers.loadReader(callBack).catch(() => null);
    if (reader === null) return setUnread(true);
    const number = reader.read(phonePoint, phone.current?.value, {});
    setWrong(!number.ok);
    if (!number.ok) return phone.current?.focus();
    const hours = times.find(({ from }) => from === time);
    setOwn(true);
    dispatch(
      callBackRequested({
        phoneNumber: String(number.value),
        ...(hours === undefined ? {} : { hours }),
        ...(needsSupport ? { needsSupport } : {}),
      }),
    );
  };

  if (status.kind === 'saved')
    return (
      <Notice tone="success" takesFocus={isOwn}>
        {t('screensˆcall_back>sent')}
      </Notice>
    );
  return (
    <form
      noValidate
      autoComplete="off"
      data-print="hidden"
      className={styles['call']}
      onSubmit={(event) => void submit(event)}
      onChange={withdraw}
    >
      <h3>{t('screensˆcall_back>title')}</h3>
      <FieldFrame
        id="call-back-phone"
        label={t('screensˆcall_back>phone')}
        error={
          isWrong || isRefused
            ? t('screensˆcall_back>phone_error', { example: page.facts.phone.example })
            : undefined
        }
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={phone}
            type="tel"
            size="medium"
            autoComplete="tel"
            defaultValue={known}
            maxLength={40}
            // What is changed meanwhile would not be sent, here and below.
            readOnly={button.isBusy}
            aria-required
            onInput={() => setWrong(false)}
          />
        )}
      </FieldFrame>
      <FieldFrame id="call-back-hours" label={t('screensˆcall_back>hours')} mark={t('commonˆoptional')}>
        {(wiring) => (
          <SelectInput
            {...wiring}
            placeholder={t('screensˆcall_back>any_time')}
            options={times.map((one) => ({ value: one.from, label: formatTimes(one, i18n.language) }))}
            value={time}
            onChange={({ target }) => (button.isBusy ? undefined : setTime(target.value))}
          />
        )}
      </FieldFrame>
      <div>
        <Checkbox
          id="call-back-support"
          isChecked={needsSupport}
          describedBy="call-back-support-hint"
          onChange={(isNeeded) => (button.isBusy ? undefined : setNeed(isNeeded))}
        >
          {t('screensˆcall_back>support')}
        </Checkbox>
        <p id="call-back-support-hint" className={styles['hint']}>
          {t('screensˆcall_back>support_seen', { brand: page.brand.name })}
        </p>
      </div>
      {hasRefusal ? null : (
        <ActionStatus status={isUnread ? unread : status} rejectionText={t('screensˆcall_back>refused')} />
      )}
      <Button type="submit" variant="outlined" {...button}>
        {t('screensˆcall_back>send')}
      </Button>
    </form>
  );
}
