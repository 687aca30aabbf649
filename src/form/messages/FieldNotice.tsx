import { useTranslation } from '../../platform/texts';
import type { FieldNotice as Told } from '../../domain/catalogue/messages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './FieldNotice.module.css';

interface FieldNoticeProps {
  readonly notice: Told;
  /** Takes a suggested value. */
  readonly onUse: (value: string) => void;
}

/** A soft question beside a right answer; a suggestion can be taken with one press. */
export function FieldNotice({ notice, onUse }: FieldNoticeProps) {
  const { t } = useTranslation();
  const suggestion = notice.params?.['suggestion'];
  return (
    <div className={styles['notice']}>
      <Notice tone="info">
        <p>{t(`errorsˆnotices>${notice.code}`, { ...notice.params })}</p>
        {suggestion === undefined ? null : (
          <Button look="quiet" onClick={() => onUse(suggestion)}>
            {t('commonˆuse_suggestion', { suggestion })}
          </Button>
        )}
      </Notice>
    </div>
  );
}
