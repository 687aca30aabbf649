import { createContext, use } from 'react';
import type { CreditHelpFacts } from '../domain/countries/creditHelp';
import type { PartnerAddresses } from '../domain/journey/states/partnerAddresses';
import type { StateQuestionnaire } from '../domain/journey/states/questionStates';
import type { Logo } from '../ui/logo';
import type { Motif } from '../ui/motifs/motif';

/** What the screens after the form show of this brand and this country. */
export interface ScreenAssets {
  /** What the pictures of the screens are drawn from. */
  readonly motif: Motif;
  readonly creditHelp: CreditHelpFacts;
  /** The brand's logo for a plain background. */
  readonly logo: Logo;
}

/** What only the screens after the form need of this build. */
export interface LateAssets {
  readonly screenAssets: ScreenAssets;
  /** The questionnaires of the states by route. */
  readonly states: Readonly<Record<string, StateQuestionnaire>>;
  readonly partnerAddresses: PartnerAddresses;
}

export const LateAssetsContext = createContext<LateAssets | null>(null);

export function useLateAssets(): LateAssets {
  const assets = use(LateAssetsContext);
  if (assets === null) throw new Error('A screen after the form was rendered without its assets.');
  return assets;
}

/** Null outside of a page, as in the gallery. */
export function useScreenAssets(): ScreenAssets | null {
  return use(LateAssetsContext)?.screenAssets ?? null;
}
