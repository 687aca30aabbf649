import { useRef } from 'react';
import { useTranslation } from '../platform/texts';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { TextWithMail } from '../ui/TextWithMail';
import styles from './Shell.module.css';

interface DeleteDialogProps {
  readonly contactEmail: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before it deletes all data of the applicant in this browser. Cancel comes first and is prominent. */
export default function DeleteDialog({ contactEmail, onConfirm, onCancel }: DeleteDialogProps) {
  const { t } = useTranslation();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog label={t('commonˆfooter>delete_title')} onClose={onCancel} startAt={cancel}>
      <div className={styles['asking']}>
        <h2>{t('commonˆfooter>delete_title')}</h2>
        <p>
          <TextWithMail
            text={t('commonˆfooter>delete_lead', { email: '{{email}}' })}
            address={contactEmail}
          />
        </p>
        <Button ref={cancel} onClick={onCancel}>
          {t('commonˆcancel')}
        </Button>
        <Button variant="outlined" onClick={onConfirm}>
          {t('commonˆfooter>delete_confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
