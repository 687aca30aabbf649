import type { FaultRow } from './row';
import { accessibilityRows } from './rows/accessibility';
import { consentRows } from './rows/consent';
import { foundRows } from './rows/found';
import { inputRows } from './rows/input';
import { networkRows } from './rows/network';
import { pageRows } from './rows/page';
import { securityRows } from './rows/security';

/** Every fault, attack and requirement, and the tests that show what holds. `npm run test:faults` runs them. */
export const faultRows: readonly FaultRow[] = [
  ...networkRows,
  ...pageRows,
  ...securityRows,
  ...accessibilityRows,
  ...consentRows,
  ...inputRows,
  ...foundRows,
];
