import type { ConsentName } from '../../countries/country';
import type { ConsentDataPoints } from '../kinds';

/**
 * The consents that a country or a page requires. Each has its own checkbox and text, and no switch gives all of them. Nobody handles an
 * application without what they allow, so they are required unless the country makes them optional.
 */
export const consentDataPoints = {
  data_processing: { isRecord: true, kind: 'consent' },
  credit_bureau: { isRecord: true, kind: 'consent' },
  debtor_register: { isRecord: true, kind: 'consent' },
  tax_office: { isRecord: true, kind: 'consent' },
  financial_data: { isRecord: true, kind: 'consent' },
  data_sharing: { isRecord: true, kind: 'consent' },
  /** The acceptance of the brokerage contract, on the pages whose row names it. */
  brokerage_contract: { isRecord: true, kind: 'consent' },
} as const satisfies ConsentDataPoints<ConsentName>;
