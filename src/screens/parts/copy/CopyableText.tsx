import { useState, type ReactNode } from 'react';
import { copyText } from '../../../platform/device/clipboard';
import { Button } from '../../../ui/Button';
import styles from './CopyableText.module.css';

interface CopyableTextProps {
  readonly text: string;
  readonly labels: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;
  /** What else can be done with the text. */
  readonly children?: ReactNode;
}

/** A text and a button that copies it. Applicants can select the text if copying fails. */
export function CopyableText({ text, labels, children }: CopyableTextProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setIsCopied(null);
    setIsCopied(await copyText(text));
  };
  return (
    <>
      <p className={styles['text']}>{text}</p>
      <p aria-live="polite" className={styles['status']}>
        {isCopied === null ? null : isCopied ? labels.copied : labels.notCopied}
      </p>
      <Button variant="outlined" onClick={() => void copy()}>
        {labels.copy}
      </Button>
      {children}
    </>
  );
}
