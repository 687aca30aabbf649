import { useRef, type ReactNode } from 'react';
import type { Page } from '../../../domain/pages/resolvePage';
import { useTranslation } from '../../../platform/i18n/texts';
import { Collapsible } from '../../../ui/Collapsible';
import { AnswerCopy } from './AnswerCopy';
import { CopyButtons } from './CopyButtons';
import styles from './DownloadCopy.module.css';

interface DownloadCopyProps {
  readonly page: Page;
  /** The figures of the screen, which belong to the copy. */
  readonly children: ReactNode;
  /** Names the figures, if they can change while the screen is shown: the text of other ones goes. */
  readonly version?: string;
}

/** Folded: the answers with the figures of the screen, to read, to print or to keep as a file (decision 51). */
export function DownloadCopy({ page, children, version }: DownloadCopyProps) {
  const { t } = useTranslation();
  const copy = useRef<HTMLDivElement>(null);
  return (
    <Collapsible
      label={t('screensˆreview>own_copy')}
      content={() => (
        <div className={styles['copy']}>
          <AnswerCopy ref={copy} page={page}>
            {children}
          </AnswerCopy>
          <CopyButtons key={version} copy={copy} page={page} />
        </div>
      )}
    />
  );
}
