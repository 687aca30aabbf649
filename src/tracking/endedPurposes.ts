import { purposes, type Purpose } from '../domain/tracking/purposes';
import type { ConsentManager } from './consentManager';

/** The purposes that a choice permitted and that are not permitted now: it was changed or deleted, or its time is over. */
export function findEndedPurposes({
  choices,
  getPermissions,
}: Pick<ConsentManager, 'choices' | 'getPermissions'>): readonly Purpose[] {
  const permissions = getPermissions();
  return purposes.filter(
    (purpose) => !permissions[purpose] && choices.some((choice) => choice?.given[purpose] === true),
  );
}
