import { useState, type RefObject } from 'react';
import type { Page } from '../../../domain/pages/resolvePage';
import { today } from '../../../platform/device/clock';
import { print, readAsText, saveAsFile } from '../../../platform/device/printAndSave';
import { canShare, shareText } from '../../../platform/device/share';
import { useTranslation } from '../../../platform/i18n/texts';
import { Button } from '../../../ui/Button';
import { CopyableText } from './CopyableText';
import styles from './CopyButtons.module.css';

interface CopyButtonsProps {
  readonly copy: RefObject<HTMLElement | null>;
  readonly page: Page;
}

/**
 * Prints the application, or keeps it as a file on the applicant's device. Nothing leaves the browser. The browser of an app may do neither,
 * and none tells whether a file has arrived. Then the text is there too, to copy or to share.
 */
export function CopyButtons({ copy, page }: CopyButtonsProps) {
  const { t, i18n } = useTranslation();
  const [read, setRead] = useState<{ readonly text: string; readonly languageTag: string } | null>(null);
  // In another language it is another text.
  const text = read?.languageTag === i18n.language ? read.text : null;
  const day = today(page.facts.timeZone);
  const title = `${page.brand.name} · ${day}`;
  const showText = () =>
    setRead(copy.current && { text: readAsText(copy.current), languageTag: i18n.language });
  return (
    <div className={styles['copy']} data-print="hidden">
      <p>{t('screensˆreview>keep')}</p>
      <Button
        variant="quiet"
        onClick={() => {
          if (!print()) showText();
        }}
      >
        {t('screensˆreview>print')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          if (copy.current === null) return;
          const name = `${page.brand.name} ${day}`;
          saveAsFile(copy.current, { name, title, languageTag: i18n.language });
          showText();
        }}
      >
        {t('screensˆreview>save')}
      </Button>
      <p role="status">{text === null ? null : t('screensˆreview>as_text')}</p>
      {text === null ? null : (
        <CopyableText
          text={text}
          labels={{
            copy: t('screensˆreview>copy_text'),
            copied: t('screensˆreview>text_copied'),
            notCopied: t('screensˆreview>text_not_copied'),
          }}
        >
          {canShare() ? (
            <Button variant="outlined" onClick={() => void shareText(title, text)}>
              {t('screensˆreview>share_text')}
            </Button>
          ) : null}
        </CopyableText>
      )}
    </div>
  );
}
