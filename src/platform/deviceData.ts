import type { DeviceData } from '../domain/lead/lead';

/** Reads the device data of the lead (specification, section 3). */
export function readDeviceData(): DeviceData {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : undefined;
  return {
    timezoneOffset: new Date().getTimezoneOffset(),
    deviceMemory: typeof memory === 'number' ? memory : 1,
    language: navigator.language,
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    loadingTime: Math.round(performance.now()),
  };
}
