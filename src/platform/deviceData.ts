import type { DeviceData } from '../domain/lead/lead';

/** The device's memory in gigabytes; null if the browser does not report it. */
export function readDeviceMemory(): number | null {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : null;
  return typeof memory === 'number' ? memory : null;
}

/** Reads the device data of the lead (specification, section 3). */
export function readDeviceData(): DeviceData {
  return {
    timezoneOffset: new Date().getTimezoneOffset(),
    deviceMemory: readDeviceMemory() ?? 1,
    language: navigator.language,
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    loadingTime: Math.round(performance.now()),
  };
}
