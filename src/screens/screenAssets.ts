import { createContext, useContext } from 'react';
import type { CreditHelp } from '../domain/countries/creditHelp';
import type { Logo } from '../ui/logo';
import type { Motif } from '../ui/motifs/motif';

/** What the screens after the form show of this brand and this country. It loads with them. */
export interface ScreenAssets {
  /** What the pictures of the screens are drawn from. */
  readonly motif: Motif;
  readonly creditHelp: CreditHelp;
  /** The brand's logo for a plain background. */
  readonly logo: Logo;
}

export const ScreenAssetsContext = createContext<ScreenAssets | null>(null);

/** Null outside of a page, as in the gallery. */
export function useScreenAssets(): ScreenAssets | null {
  return useContext(ScreenAssetsContext);
}
