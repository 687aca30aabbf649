import { Fragment, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../storeHooks';
import { formatTimeOfDay } from '../../../domain/countries/locales';
import { useTranslation } from '../../../platform/i18n/texts';
import type { ReadKey, ReadStatus } from '../../../state/slices/asyncFormDataState';
import { Button } from '../../../ui/Button';
import { LiveStatus } from '../../../ui/LiveStatus';

/** How the last read ended, and whether another one is under way. */
export function useRead(read: ReadKey): ReadStatus {
  return useAppSelector((state) => state.asyncFormData.reads[read]);
}

/** When the server answers again, in words, if it has asked for a long wait; null otherwise. */
export function useReadPause(read: ReadKey): string | null {
  const { t, i18n } = useTranslation();
  const { pausedUntil } = useRead(read);
  return pausedUntil === null
    ? null
    : t('screensˆact>paused_until', { time: formatTimeOfDay(pausedUntil, i18n.language) });
}

interface OutcomeProps {
  readonly isUnderWay: boolean;
  /** What there is to say after the last read. It stays while another one is under way. */
  readonly children: ReactNode;
}

/** Says how a read ended. The same words are announced after each read. */
export function AnnouncedOutcome({ isUnderWay, children }: OutcomeProps) {
  const [seen, setSeen] = useState({ isUnderWay, ends: 0 });
  if (seen.isUnderWay !== isUnderWay) setSeen({ isUnderWay, ends: seen.ends + (isUnderWay ? 0 : 1) });
  return (
    <LiveStatus>
      <Fragment key={seen.ends}>{children}</Fragment>
    </LiveStatus>
  );
}

interface ReadOutcomeProps extends Pick<OutcomeProps, 'children'> {
  readonly read: ReadKey;
}

/** Says how a read ended that the store knows. */
export function ReadOutcome({ read, children }: ReadOutcomeProps) {
  const { isUnderWay } = useRead(read);
  return <AnnouncedOutcome isUnderWay={isUnderWay}>{children}</AnnouncedOutcome>;
}

interface ReadAgainProps {
  readonly read: ReadKey;
  readonly variant?: 'strong' | 'outlined';
  readonly onPress: () => void;
  /** The words of the button. */
  readonly children: string;
}

/** A button that reads again. It is busy until the read has ended. */
export function ReadAgain({ read, variant = 'strong', onPress, children }: ReadAgainProps) {
  const { isUnderWay } = useRead(read);
  return (
    <Button
      variant={variant}
      isBusy={isUnderWay}
      aria-disabled={isUnderWay}
      onClick={isUnderWay ? undefined : onPress}
    >
      {children}
    </Button>
  );
}
