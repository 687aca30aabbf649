import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAppDispatch } from '../storeHooks';
import type { DataPointOf } from '../../domain/catalogue/kinds';
import { readCode } from '../../domain/catalogue/reading/texts';
import type { RequestKey } from '../../domain/journey/calls/requests';
import { getErrorCodes, hasSentCode } from '../../domain/journey/calls/requestStatus';
import { useTranslation } from '../../platform/i18n/texts';
import { withdrawalCodeRequested } from '../../state/events';
import { Button } from '../../ui/Button';
import { FieldFrame } from '../../ui/FieldFrame';
import { TextInput } from '../../ui/TextInput';
import { TextWithMail } from '../../ui/TextWithMail';
import { takeFocus } from '../../ui/takeFocus';
import { ActionStatus } from '../parts/requests/ActionStatus';
import { ResendCode } from '../parts/requests/ResendCode';
import { useRequest } from '../parts/requests/useRequest';
import styles from './Withdrawal.module.css';

/** The server does not say how long it is. */
const codePoint: DataPointOf<'code'> = { field: 'code', kind: 'code', min: 4, max: 10 };

interface CodeFormProps {
  readonly requestKey: Extract<RequestKey, 'withdrawal' | 'stageRequest'>;
  /** False while the status of the request is that of an earlier one. */
  readonly isOwn: boolean;
  /** What the applicant declares. */
  readonly statement: string;
  /** The words of the two buttons, of a refusal, and of the way without the telephone, with the placeholder `{{email}}`. */
  readonly texts: Readonly<Record<'confirm' | 'cancel' | 'refused' | 'byMail', string>>;
  /** Masked by the server. */
  readonly phoneNumber: string | undefined;
  readonly contactEmail: string;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
}

/** Confirms what a link alone must not do with the code from a text message. The code is in its field alone. */
export function CodeForm({ requestKey, isOwn, statement, texts, phoneNumber, ...context }: CodeFormProps) {
  const { contactEmail, onConfirm, onCancel } = context;
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { status, isBusy, button, isTooEarly, withdraw } = useRequest(requestKey, isOwn);
  const codeRequest = useRequest('withdrawalCode');
  const field = useRef<HTMLInputElement>(null);
  const [flaw, setFlaw] = useState<'required' | 'not_accepted' | null>(null);
  const isWrong = getErrorCodes(status)['code'] !== undefined;
  const error = flaw ?? (isWrong ? 'not_accepted' : null);
  useEffect(() => {
    // The error is above the pressed button. A screen reader says it with the field.
    if (isWrong) field.current?.focus();
  }, [isWrong]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    const code = readCode(codePoint, typed);
    setFlaw(code.ok ? null : typed === '' ? 'required' : 'not_accepted');
    if (!code.ok) field.current?.focus();
    else if (!isTooEarly()) onConfirm(code.value);
  };
  return (
    <form noValidate data-private onSubmit={submit} onChange={withdraw} className={styles['form']}>
      <p ref={takeFocus} tabIndex={-1} className={styles['statement']}>
        {statement}
      </p>
      {hasSentCode(codeRequest.status) ? (
        <p>
          {phoneNumber === undefined
            ? t('screensˆcode>sent_other')
            : t('screensˆcode>sent', { number: phoneNumber })}
        </p>
      ) : null}
      <FieldFrame
        id={`${requestKey}-code`}
        label={t('fieldsˆcode>label')}
        error={error === null ? undefined : t(`fieldsˆcode>errors>${error}`)}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={field}
            size="short"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-required
            onInput={() => setFlaw(null)}
          />
        )}
      </FieldFrame>
      {isWrong ? null : <ActionStatus status={status} rejectionText={texts.refused} />}
      <Button type="submit" {...button}>
        {texts.confirm}
      </Button>
      <ResendCode
        status={codeRequest.status}
        onPress={() => (codeRequest.isTooEarly() ? undefined : void dispatch(withdrawalCodeRequested()))}
      />
      {/* What is under way cannot be taken back. */}
      {isBusy ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            withdraw();
            onCancel();
          }}
        >
          {texts.cancel}
        </Button>
      )}
      <p>
        <TextWithMail text={texts.byMail} address={contactEmail} />
      </p>
    </form>
  );
}
