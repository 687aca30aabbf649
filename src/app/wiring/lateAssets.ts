import { creditHelp, logo, motif, states } from 'virtual:screen-assets';
import type { LateAssets } from '../../screens/lateAssets';
import { partnerAddresses } from './partnerAddresses';

/** In the common file of the screens after the form (`scripts/vite/chunks.ts`). */
export const lateAssets: LateAssets = {
  screenAssets: { motif, creditHelp, logo },
  states,
  partnerAddresses,
};
