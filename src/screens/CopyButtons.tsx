import type { RefObject } from 'react';
import type { Page } from '../domain/pages/resolvePage';
import { today } from '../platform/clock';
import { print, saveAsFile } from '../platform/printAndSave';
import { useTranslation } from '../platform/texts';
import { Button } from '../ui/Button';
import styles from './CopyButtons.module.css';
import './print.css';

interface CopyButtonsProps {
  readonly copy: RefObject<HTMLElement | null>;
  readonly page: Page;
}

/** Prints the application, or keeps it as a file on the applicant's device. Nothing leaves the browser. */
export function CopyButtons({ copy, page }: CopyButtonsProps) {
  const { t, i18n } = useTranslation();
  const day = today(page.facts.timeZone);
  return (
    <div className={styles['copy']} data-print="hidden">
      <p>{t('screensˆreview>keep')}</p>
      <Button variant="quiet" onClick={print}>
        {t('screensˆreview>print')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          if (copy.current === null) return;
          saveAsFile(copy.current, {
            name: `${page.brand.name} ${day}`,
            title: `${page.brand.name} · ${day}`,
            languageTag: i18n.language,
          });
        }}
      >
        {t('screensˆreview>save')}
      </Button>
    </div>
  );
}
