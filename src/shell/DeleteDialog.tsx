import { useTranslation } from '../platform/i18n/texts';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { TextWithMail } from '../ui/TextWithMail';

interface DeleteDialogProps {
  readonly contactEmail: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before it deletes all data of the applicant in this browser. */
export default function DeleteDialog({ contactEmail, ...callbacks }: DeleteDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('commonˆfooter>delete_title')}
      lead={
        <TextWithMail text={t('commonˆfooter>delete_lead', { email: '{{email}}' })} address={contactEmail} />
      }
      cancelLabel={t('commonˆcancel')}
      confirmLabel={t('commonˆfooter>delete_confirm')}
      {...callbacks}
    />
  );
}
