import { readDeviceMemory } from './deviceData';

/** In gigabytes. Browsers report a power of two that is not above what the device has. */
const smallestMemoryToDrawAhead = 2;

/** Whether what may be shown next can be drawn ahead. Not on a small device, nor where data are saved. A browser may report neither. */
export function canDrawAhead(): boolean {
  const memory = readDeviceMemory();
  return !isSavingData() && (memory === null || memory >= smallestMemoryToDrawAhead);
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
