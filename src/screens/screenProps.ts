import type { OutsideLimits } from '../domain/journey/arrival/entry';
import type { PartnerReturn } from '../domain/journey/states/partnerFrames';
import type { Page } from '../domain/pages/resolvePage';
import type { KeyValueStorage } from '../platform/storage/storage';
import type { ScreenName } from './screenName';

/** What the screens need of the start of the visit. */
export interface ScreenVisit {
  /** The query of the initial address, for example `refTransactionId=…`. */
  readonly query: string;
  /** What the link has asked for beyond the page's limits. */
  readonly outsideLimits: OutsideLimits;
  /** The result with which a partner redirected the browser to the start. */
  readonly partnerReturn: PartnerReturn | null;
  readonly tabStorage: Pick<KeyValueStorage, 'isAvailable' | 'getParsed' | 'set'>;
}

export interface ScreenProps {
  readonly page: Page;
  readonly visit: ScreenVisit;
  /** The path after the screen's route, for example the id of a lead to continue. */
  readonly routeSuffix: string;
  /** Whether the applicant navigated inside the application. The heading then takes the focus. */
  readonly isArrival: boolean;
}

/** The props of a screen that loads when it is shown. */
export interface NamedScreenProps extends ScreenProps {
  /** The name of its route. Several routes may share a component. */
  readonly name: ScreenName;
}
