import type { DeviceData } from '../domain/lead/lead';

/** In gigabytes. Browsers report a power of two that is not above what the device has. */
const smallestMemoryToDrawAhead = 2;

/** Whether what may be shown next can be drawn ahead. Not on a small device, nor where data are saved. A browser may report neither. */
export function canDrawAhead(): boolean {
  const memory = readDeviceMemory();
  return !isSavingData() && (memory === null || memory >= smallestMemoryToDrawAhead);
}

/** The device's memory in gigabytes; null if the browser does not report it. */
function readDeviceMemory(): number | null {
  const memory: unknown = 'deviceMemory' in navigator ? navigator.deviceMemory : null;
  return typeof memory === 'number' ? memory : null;
}

function isSavingData(): boolean {
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
  return {
    timezoneOffset: new Date().getTimezoneOffset(),
    deviceMemory: readDeviceMemory() ?? 1,
    language: navigator.language,
    screenResolution: `${window.screen.width}x${window.screen.height}`,
    loadingTime: Math.round(performance.now()),
  };
}
