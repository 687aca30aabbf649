import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/i18n/texts';
import { Notice } from '../ui/Notice';

/** Tells that the application had moved on before the last press. It scrolls into view, because the button that was pressed is below. */
export function MovedNotice() {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice}>
      <Notice tone="info">{t('commonˆsave>moved')}</Notice>
    </div>
  );
}
