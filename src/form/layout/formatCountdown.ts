import type { WaitStatus } from '../../domain/journey/calls/requestStatus';

/** Formats the remaining wait as minutes and seconds: `0:05`. */
export function formatCountdown({ secondsLeft }: WaitStatus): string {
  return `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
}
