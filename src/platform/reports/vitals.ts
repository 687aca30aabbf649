import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { getDeviceClass, roundFigure, type VitalsBeacon } from '../../domain/tracking/vitals';
import { onPageHiddenOrLeft } from '../events/browser';
import { readDocumentVersion } from '../page/documentVersion';

/** Values that the first beacon may still lack. */
type Described = Pick<VitalsBeacon, 'page' | 'route'>;

/**
 * Measures the web vitals and counts failures. Sends them when the page is hidden or left, if something has changed since the last beacon.
 *
 * @param url the address that receives the beacons
 */
export function watchVitals(url: string, described: Described): void {
  const figures: Record<string, number> = {};
  const failures = { script: 0, promise: 0 };
  let sent = '';
  const record = ({ name, value }: Metric) => {
    figures[name] = roundFigure(name, value);
  };
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(record);
  window.addEventListener('error', () => (failures.script += 1));
  window.addEventListener('unhandledrejection', () => (failures.promise += 1));
  // After the listeners of the library, which report their last values at the same moment.
  onPageHiddenOrLeft(() => {
    const beacon: VitalsBeacon = {
      ...described,
      version: readDocumentVersion(),
      device: readDeviceClass(),
      figures,
      failures,
    };
    const text = JSON.stringify(beacon);
    // Text needs no permission of another origin in advance.
    if (text !== sent && navigator.sendBeacon(url, text)) sent = text;
  });
}

function readDeviceClass(): VitalsBeacon['device'] {
  const { width, height } = window.screen;
  return getDeviceClass(Math.min(width, height), window.matchMedia('(pointer: coarse)').matches);
}
