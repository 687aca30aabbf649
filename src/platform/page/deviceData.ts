import type { DeviceData } from '../../domain/lead/lead';

/** Whether the browser reports that data are saved. */
export function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

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
