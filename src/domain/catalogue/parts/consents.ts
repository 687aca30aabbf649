import type { ConsentName } from '../../countries/country';
import type { ConsentDataPoints } from '../kinds';

/**
 * The consents that a country requires. Each has its own checkbox and text, and no switch gives all of them. No lender decides
 * without the checks that they allow, so they are required unless the country makes them optional.
 */
export const consentDataPoints = {
  credit_bureau: { isRecord: true, kind: 'consent' },
  debtor_register: { isRecord: true, kind: 'consent' },
  tax_office: { isRecord: true, kind: 'consent' },
  financial_data: { isRecord: true, kind: 'consent' },
  data_sharing: { isRecord: true, kind: 'consent' },
} as const satisfies ConsentDataPoints<ConsentName>;
