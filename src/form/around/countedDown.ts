import type { Waiting } from '../../domain/journey/calls/sending';

/** Minutes and seconds that are left while another try would come too early: `0:05`. */
export function countedDown({ secondsLeft }: Waiting): string {
  return `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
}
