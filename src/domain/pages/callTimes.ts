import type { Times } from './contact';

/** How long the parts of the opening hours are from which an applicant chooses. */
const offeredHours = 3;

/** The parts of the opening hours at which an applicant can be called back. The last one may be shorter. */
export function listCallTimes({ from, to }: Times): readonly Times[] {
  const [hour = '', minutes = ''] = from.split(':');
  const next = `${String(Number(hour) + offeredHours).padStart(2, '0')}:${minutes}`;
  return next >= to ? [{ from, to }] : [{ from, to: next }, ...listCallTimes({ from: next, to })];
}
