import type { StartReport } from '../../domain/tracking/vitals';

/**
 * Sends one line about a start that failed: nobody else notices it.
 *
 * @param url the address that receives the beacons of web vitals; empty if nobody does
 */
export function sendStartReport(url: string, report: Pick<StartReport, 'page' | 'start'>): void {
  if (url === '') return;
  const line: StartReport = { ...report, version: document.documentElement.dataset['version'] ?? '' };
  // Text needs no permission of another origin in advance. A browser or an extension may refuse it.
  navigator.sendBeacon(url, JSON.stringify(line));
}
