import { creditHelp, logo, motif } from 'virtual:screen-assets';
import type { ScreenAssets } from '../../screens/screenAssets';

/** What only the screens after the form need of this build, in the chunk that brings them. */
export { partnerAddresses } from './partnerAddresses';
export const screenAssets: ScreenAssets = { motif, creditHelp, logo };
