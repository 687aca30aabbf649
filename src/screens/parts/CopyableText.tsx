import { useState, type ReactNode } from 'react';
import { copyText } from '../../platform/device/clipboard';
import { Button } from '../../ui/Button';
import { LiveStatus } from '../../ui/LiveStatus';
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
      <LiveStatus>{isCopied === null ? null : isCopied ? labels.copied : labels.notCopied}</LiveStatus>
      <Button variant="outlined" onClick={() => void copy()}>
        {labels.copy}
      </Button>
      {children}
    </>
  );
}
