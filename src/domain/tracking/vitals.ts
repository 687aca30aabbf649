/** What the page measures about itself (docs/watching.md). It has no id, no typed value and no query. */
export interface VitalsBeacon {
  /** Brand and country: `ondara-es`. */
  readonly page: string;
  /** The release of the document; empty if it names none. */
  readonly version: string;
  /** The route that the visit started on; `other` if it is neither a step nor a state. */
  readonly route: string;
  readonly device: DeviceClass;
  /** Web vitals by their name: milliseconds, `CLS` without a unit. */
  readonly figures: Readonly<Record<string, number>>;
  readonly failures: FailureCounts;
}

/** The line about a start that failed. It has no message of the error, which can contain anything. */
export interface StartReport extends Pick<VitalsBeacon, 'page' | 'version'> {
  /** The name of the error; `load` if a file did not load, `outdated` if the browser is older than the floor. */
  readonly start: string;
}

export type DeviceClass = 'phone' | 'tablet' | 'desktop';

/** `script`: errors that nobody caught. `promise`: rejections that nobody caught. */
export interface FailureCounts {
  readonly script: number;
  readonly promise: number;
}

/** The class of a device, by its shorter side in CSS pixels and whether its main pointer is a finger. */
export function getDeviceClass(shorterSidePx: number, isTouched: boolean): DeviceClass {
  if (!isTouched) return 'desktop';
  return shorterSidePx < 600 ? 'phone' : 'tablet';
}

/** The first part of a route if it is known. A route that a person typed can be anything, and later parts can be ids. */
export function nameRoute(route: string, known: readonly string[]): string {
  const [name = ''] = route.split('/');
  return known.includes(name) ? name : 'other';
}

/** A figure as it is sent: whole milliseconds, and a shift with three digits. */
export function roundFigure(name: string, value: number): number {
  return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
