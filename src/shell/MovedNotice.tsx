import { useEffect, useRef } from 'react';
import { useTranslation } from '../platform/texts';
import { ScreenNotice } from './ScreenNotice';

/** Tells that the application had moved on before the last press. It scrolls into view, because the button that was pressed is below. */
export function MovedNotice() {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ScreenNotice ref={notice} tone="info">
      {t('commonˆsave>moved')}
    </ScreenNotice>
  );
}
