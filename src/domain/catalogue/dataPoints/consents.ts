import type { ConsentName } from '../../countries/country';
import type { RecordedConsents } from '../kinds';

/**
 * What a country wants agreed to by itself: each with a box and a text of its own, under no switch for all. Without the checks
 * that they allow no lender decides, so that they have to be given where the country does not say otherwise.
 */
export const recordedConsents = {
  credit_bureau: { isRecord: true, kind: 'consent', personal: false },
  debtor_register: { isRecord: true, kind: 'consent', personal: false },
  tax_office: { isRecord: true, kind: 'consent', personal: false },
  financial_data: { isRecord: true, kind: 'consent', personal: false },
  data_sharing: { isRecord: true, kind: 'consent', personal: false },
} as const satisfies RecordedConsents<ConsentName>;
