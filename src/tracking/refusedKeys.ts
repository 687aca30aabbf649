import { purposes, type ConsentRecord, type Purpose } from '../domain/tracking/purposes';
import type { KeyValueStorage } from '../platform/storage/storage';

/** The storage key of the hashed identity of the last lead. It is stored after the lead's personal data are deleted. */
export const identityKey = 'trackedIdentity';

/** The storage key of the address of the session's recording. */
export const recordingUrlKey = 'sessionUrl';

/** The key in the storage of the tab that each purpose needs. */
const keys: Readonly<Partial<Record<Purpose, string>>> = {
  recording: recordingUrlKey,
  advertising: identityKey,
};

/** Removes what was stored for purposes that are not permitted any more. */
export function removeRefusedKeys(session: KeyValueStorage, permissions: ConsentRecord['given']): void {
  for (const purpose of purposes) {
    const key = keys[purpose];
    if (key !== undefined && !permissions[purpose]) session.remove(key);
  }
}
