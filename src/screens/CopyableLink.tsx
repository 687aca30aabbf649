import { useState } from 'react';
import { copyText } from '../platform/clipboard';
import { useTranslation } from '../platform/texts';
import { Button } from '../ui/Button';
import styles from './CopyableLink.module.css';

/** An address as text and a button that copies it. Applicants can select the address if copying fails. */
export function CopyableLink({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setIsCopied(null);
    setIsCopied(await copyText(address));
  };
  return (
    <>
      <p className={styles['address']}>{address}</p>
      <p aria-live="polite" className={styles['status']}>
        {isCopied === null ? null : t(isCopied ? 'screensˆchecking>copied' : 'screensˆchecking>not_copied')}
      </p>
      <Button variant="outlined" onClick={() => void copy()}>
        {t('screensˆchecking>copy')}
      </Button>
    </>
  );
}
