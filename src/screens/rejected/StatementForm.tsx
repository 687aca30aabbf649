import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { Button } from '../../ui/Button';
import { FieldFrame } from '../../ui/FieldFrame';
import { TextArea } from '../../ui/TextArea';
import styles from './RejectedScreen.module.css';

/** The longest text that the contract takes. */
const maxStatementLength = 2000;

interface StatementFormProps {
  readonly isBusy: boolean;
  /** Whether nothing is sent now, because of a delay of the server or another appeal. */
  readonly isUnavailable: boolean;
  readonly onEdit: () => void;
  readonly onSend: (text: string) => void;
}

/** What the applicant says about the decision. It is no draft: it is in this field alone until it is sent, and recordings leave it out. */
export function StatementForm({ isBusy, isUnavailable, onEdit, onSend }: StatementFormProps) {
  const { t, i18n } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    setMissing(text === '');
    if (text === '') field.current?.focus();
    else onSend(text);
  };
  return (
    <form noValidate data-private onSubmit={submit} onChange={onEdit} className={styles['statement']}>
      <FieldFrame
        id="statement"
        label={t('screensˆdecision>statement_label')}
        hint={t('screensˆdecision>statement_hint', {
          max: new Intl.NumberFormat(i18n.language).format(maxStatementLength),
        })}
        error={isMissing ? t('screensˆdecision>statement_missing') : undefined}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            ref={field}
            // A browser restores what is typed into a field after a restart, unless the field forbids it.
            autoComplete="off"
            maxLength={maxStatementLength}
            // What is written meanwhile would not be sent.
            readOnly={isBusy}
            onChange={({ target: { value } }) => {
              if (value.trim() !== '') setMissing(false);
            }}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="outlined" isBusy={isBusy} aria-disabled={isUnavailable}>
        {t('screensˆdecision>statement_send')}
      </Button>
    </form>
  );
}
