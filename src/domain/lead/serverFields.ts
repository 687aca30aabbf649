import { dropUndefined } from './dropUndefined';
import type { Lead } from './lead';

/** What the server fills in of a lead; without the fields that it has not filled in. */
export function pickServerFields({
  id,
  leadStatus,
  expiresAt,
}: Pick<Lead, 'id' | 'leadStatus' | 'expiresAt'>) {
  return dropUndefined({ id, leadStatus, expiresAt });
}
