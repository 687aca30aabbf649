import { useTranslation } from '../../platform/i18n/texts';
import type { AnswerNotice } from '../../domain/catalogue/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './FieldNotice.module.css';

interface FieldNoticeProps {
  readonly notice: AnswerNotice;
  /** The applicant accepts the suggested value. */
  readonly onUse: (value: string) => void;
}

/** A notice beside a valid answer. One press accepts its suggestion. */
export function FieldNotice({ notice, onUse }: FieldNoticeProps) {
  const { t } = useTranslation();
  const suggestion = notice.params?.['suggestion'];
  return (
    <div className={styles['notice']}>
      <Notice tone="info">
        <p>{t(`errorsˆnotices>${notice.code}`, { ...notice.params })}</p>
        {suggestion === undefined ? null : (
          <Button variant="quiet" onClick={() => onUse(suggestion)}>
            {t('commonˆuse_suggestion', { suggestion })}
          </Button>
        )}
      </Notice>
    </div>
  );
}
